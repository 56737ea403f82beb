import type { Payload, PayloadRequest } from 'payload'
import type { LanguageCode } from '@vitrine/locales/languages'
import { type SearchedDocument, type SearchEntry, shownNames, toEntries } from './entries.ts'
import { entryIdsOf, type SearchedCollection } from './entry-ids.ts'
import { openSearchStore } from './open-search-store.ts'
import type { FoundEntry, SearchStore } from './search-store.ts'

type Row = {
  id: number
  slug: string
  model?: string
  name?: Partial<Record<LanguageCode, string | null>>
  title?: Partial<Record<LanguageCode, string | null>>
}

/**
 * Brings the index up to date with documents as visitors see them after a change, in the transaction of the request. What has not changed
 * is not written.
 */
export async function indexDocuments(
  payload: Payload,
  collection: SearchedCollection,
  ids: readonly number[],
  req?: Partial<PayloadRequest>,
): Promise<void> {
  const store = await openSearchStore(payload, req as PayloadRequest)
  const published = new Map((await readPublished(payload, collection, ids, req)).map((it) => [it.id, it]))
  const gone: number[] = []
  const changed: SearchEntry[] = []
  for (const id of ids) {
    const document = published.get(id)
    const difference = compareEntries(
      await store.readEntriesBetween(...entryIdsOf(collection, id)),
      document ? toEntries(collection, document) : [],
    )
    gone.push(...difference.gone)
    changed.push(...difference.changed)
  }
  await store.deleteEntries(gone)
  await store.addEntries(changed)
  await addNewWords(store, changed)
}

/** Which entries of a document are to be deleted, and which to be added. */
function compareEntries(before: readonly FoundEntry[], after: readonly SearchEntry[]) {
  const texts = new Map(before.map(({ id, text }) => [id, text]))
  const [common] = after
  // The words of what is common stand in the entry of each language.
  const isCommonSame = common !== undefined && texts.get(common.id) === common.text
  const changed = isCommonSame ? after.filter(({ id, text }) => texts.get(id) !== text) : [...after]
  const same = new Set(after.filter((it) => !changed.includes(it)).map(({ id }) => id))
  return { gone: [...texts.keys()].filter((id) => !same.has(id)), changed }
}

/** Words stay when nothing has them any more: they lead to no document then. */
export async function addNewWords(store: SearchStore, entries: readonly SearchEntry[]): Promise<void> {
  const words = new Map(entries.flatMap((it) => it.words).map((it) => [it.key, it]))
  for (const key of await store.readKnownWords([...words.keys()])) words.delete(key)
  // In order, so that two programs never wait for each other.
  const added = [...words.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  await store.addWords(added.map(({ key, tokens }) => ({ key, tokens: tokens() })))
}

/** The adapter's own find, in all languages: what visitors see stands in the collection's own table, drafts beside it do not. */
async function readPublished(
  payload: Payload,
  collection: SearchedCollection,
  ids: readonly number[],
  req?: Partial<PayloadRequest>,
): Promise<SearchedDocument[]> {
  const { docs } = await payload.db.find<Row>({
    collection,
    locale: 'all',
    pagination: false,
    limit: 0,
    where: {
      and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
    },
    select: { slug: true, model: true, name: true, title: true },
    ...(req && { req }),
  })
  return docs.map(({ id, slug, model = null, name, title }) =>
    // A post exists in the languages of its title, and is not found by its slug (R5.10).
    collection === 'posts'
      ? { id, names: shownNames(title, false), model: null, slug: null }
      : { id, names: shownNames(name, true), model, slug },
  )
}
