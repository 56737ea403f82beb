import type { Catalogue } from './catalogue.ts'
import type { Content, Matches, Part } from './content-store.ts'
import type { Documents } from './documents.ts'
import { ListAnswer } from './list-answer.ts'
import { loadReferences } from './load-references.ts'
import type { Condition } from './visible-rows.ts'

/** The collections whose changes say whether lists have changed, or only what stands in them (change-tags.ts). */
const listTags: Partial<Record<keyof Documents, string>> = {
  products: 'products:list',
  categories: 'categories:list',
  turnkeys: 'turnkeys:list',
  posts: 'posts:list',
}

/**
 * The documents of a collection as the elements of a list, in the order that visitors see.
 * @param toElement makes the element of a document with what documents refer to; null leaves it out
 */
export async function listDocuments<Name extends keyof Documents, Element>(
  content: Content,
  collection: Name,
  toElement: (document: Documents[Name], catalogue: Catalogue) => Element | null,
  { where, matches, part }: { where?: Condition | undefined; matches?: Matches | undefined; part?: Part } = {},
): Promise<ListAnswer<Element>> {
  content.madeFrom(listTags[collection] ?? collection)
  return new ListAnswer(await content.count(collection, where, matches), async (offset, limit) => {
    const documents = await content.list(collection, { offset, limit, where, matches, part })
    const catalogue = await loadReferences(content, collection, documents)
    return documents.flatMap((it) => toElement(it, catalogue) ?? [])
  })
}
