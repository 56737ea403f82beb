import type { RichText, Span } from '@vitrine/contract/shapes/text'
import { postPath } from '../../shared/paths.ts'

/**
 * The text of a post, in which links to posts that the language lacks lead to their English pages.
 * @param existing the paths of the posts in the language
 */
export function linkToEnglish(text: RichText, existing: ReadonlySet<string>, siteUrl: string): RichText {
  const toSpan = (span: Span): Span => {
    const path = toPath(span)
    return path.startsWith(postPath('')) && !existing.has(path) ? { ...span, href: siteUrl + span.href } : span
  }
  return text.map((block) =>
    block.type === 'list'
      ? { ...block, items: block.items.map((item) => item.map(toSpan)) }
      : { ...block, spans: block.spans.map(toSpan) },
  )
}

/** The slugs of the posts to which a text has links. */
export function findLinkedPosts(text: RichText): string[] {
  const spans = text.flatMap((block) => (block.type === 'list' ? block.items.flat() : block.spans))
  const paths = spans.map(toPath).filter((path) => path.startsWith(postPath('')))
  return [...new Set(paths.map((path) => path.slice(postPath('').length)))]
}

/** The path of a link, without a slash at its end; empty where there is none. */
const toPath = ({ href }: Span) => href?.split(/[?#]/)[0]?.replace(/\/$/, '') ?? ''
