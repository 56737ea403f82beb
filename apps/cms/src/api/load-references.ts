import { valuesAt } from '../content/uses/list-references.ts'
import type { Catalogue, CategoryDocument, ProductDocument, TurnkeyDocument } from './catalogue.ts'
import type { Content } from './content-store.ts'
import type { Documents } from './documents.ts'
import type { FileDocument, MediaDocument } from './pictures.ts'
import type { ParameterDocument } from './specifications.ts'

type Found = {
  media: Map<number, MediaDocument>
  files: Map<number, FileDocument>
  parameters: Map<number, ParameterDocument>
  categories: Map<number, CategoryDocument>
  products: Map<number, ProductDocument>
  turnkeys: Map<number, TurnkeyDocument>
}

type Some = { collection: keyof Documents; documents: readonly object[] }

const isResolved = (collection: string): collection is keyof Found =>
  ['media', 'files', 'parameters', 'categories', 'products', 'turnkeys'].includes(collection)

/**
 * What documents refer to, as far as it is published: one query for each collection and step. Of products, categories and turnkeys that
 * are referred to their cards are loaded, and what these show.
 * @param part what is shown of the documents themselves
 */
export async function loadReferences<Name extends keyof Documents>(
  content: Content,
  collection: Name,
  documents: readonly Documents[Name][],
): Promise<Catalogue> {
  const found: Found = {
    media: new Map(),
    files: new Map(),
    parameters: new Map(),
    categories: new Map(),
    products: new Map(),
    turnkeys: new Map(),
  }
  let next: Some[] = [{ collection, documents }]
  while (next.length > 0) {
    const wanted = collectIds(content, next, found)
    next = []
    for (const [name, ids] of wanted) {
      const loaded = await content.byIds(name, ids, 'card')
      for (const [id, document] of loaded) (found[name] as Map<number, unknown>).set(id, document)
      next.push({ collection: name, documents: [...loaded.values()] })
    }
  }
  const uploads = { media: found.media, files: found.files }
  // Names of groups and yes and no stand with specifications alone.
  if (found.parameters.size === 0) return { uploads, ...found }
  return { uploads, ...found, interfaceTexts: await content.global('interface-texts') }
}

/** The ids that documents refer to, by collection, without those that were found before. */
function collectIds(content: Content, some: readonly Some[], found: Found): Map<keyof Found, number[]> {
  const wanted = new Map<keyof Found, Set<number>>()
  for (const { collection, documents } of some)
    for (const { path, relationTo } of content.referencesOf(collection)) {
      const [target = ''] = relationTo
      if (!isResolved(target)) continue
      const ids = wanted.get(target) ?? new Set<number>()
      wanted.set(target, ids)
      for (const id of documents.flatMap((it) => valuesAt(it, path.split('.'))))
        if (typeof id === 'number' && !found[target].has(id)) ids.add(id)
    }
  return new Map([...wanted].filter(([, ids]) => ids.size > 0).map(([name, ids]) => [name, [...ids]]))
}
