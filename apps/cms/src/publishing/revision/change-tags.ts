import { hashPath } from './hash-path.ts'

/** What visitors know of a document, as far as lists and addresses depend on it; null where they do not see it. */
export type SeenState = {
  slug?: string | undefined
  /** The page that the document is about, of collections that are asked for by path. */
  path?: string | undefined
  category?: number | undefined
  /** What decides where it stands in lists, and in which. */
  order: string
} | null

/**
 * The tags of a change. Of a document: `products:12`, and `products` for whatever depends on any of them. Where it came into lists, left
 * them or moved in them: `products:list`, and of products the lists of their categories: `categories:3:products`, and
 * `categories:3:count` where their number has changed. Where a slug was given or taken: `products:slugs`. Of what is asked for by
 * path: `redirects:<hash of the path>`.
 */
export function tagsOfChange(collection: string, id: number, before: SeenState, after: SeenState): string[] {
  const tags = [collection, `${collection}:${id}`]
  for (const path of new Set([before?.path, after?.path])) if (path) tags.push(toPathTag(collection, path))
  if (before?.slug !== after?.slug) tags.push(`${collection}:slugs`)
  if (before?.order !== after?.order) {
    tags.push(`${collection}:list`)
    for (const category of new Set([before?.category, after?.category]))
      if (category !== undefined) tags.push(`categories:${category}:products`)
  }
  if (before?.category !== after?.category)
    for (const category of [before?.category, after?.category])
      if (category !== undefined) tags.push(`categories:${category}:count`)
  return tags
}

/** What an answer is made from that was asked for by path, whether or not there is anything. */
export const toPathTag = (collection: string, path: string) => `${collection}:${hashPath(path)}`
