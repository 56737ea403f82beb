import type { Payload, Where } from 'payload'
import { isDue } from '../publishing/revision/due-posts.ts'
import { type Revisions, readRevisions, GLOBAL_SCOPE } from '../publishing/revision/revision.ts'
import { type Documents, type Globals, sortOrders } from './documents.ts'

type CacheEntry = { revision: number | undefined; value: Promise<unknown> }
export type ById<T> = ReadonlyMap<number, T>

/** The published content as one request sees it. */
export type ContentSnapshot = {
  revision: number
  /** All published documents of a collection by id, in the order that visitors see. */
  all<Name extends keyof Documents>(collection: Name): Promise<ById<Documents[Name]>>
  global<Name extends keyof Globals>(slug: Name): Promise<Globals[Name]>
}

/**
 * Caches the published documents of each collection in memory until its revision grows. The revision is in the database, so a change
 * made by another process counts too. A page of many calls costs one query, for the revisions, and one save reloads one collection.
 * A catalogue is some hundred documents; with ten thousands this is the place to change.
 * @returns reads what is published now
 */
export function createContentStore(payload: Payload) {
  const cache = new Map<string, CacheEntry>()

  return async function readContent(): Promise<ContentSnapshot> {
    const revisions = await readRevisions(payload)
    return {
      revision: revisions.get(GLOBAL_SCOPE) ?? 0,
      all: (collection) => cached(collection, revisions, () => loadCollection(payload, collection)),
      global: (slug) => cached(slug, revisions, () => loadGlobal(payload, slug)),
    }
  }

  function cached<T>(name: string, revisions: Revisions, load: () => Promise<T>): Promise<T> {
    const revision = revisions.get(name)
    const entry = cache.get(name)
    if (entry && entry.revision === revision) return entry.value as Promise<T>
    const value = load()
    cache.set(name, { revision, value })
    // After a failure the next request tries again.
    value.catch(() => cache.delete(name))
    return value
  }
}

async function loadCollection<Name extends keyof Documents>(
  payload: Payload,
  collection: Name,
): Promise<ById<Documents[Name]>> {
  const { trash, versions } = payload.collections[collection].config
  const visible: Where[] = [
    ...(versions?.drafts ? [{ _status: { equals: 'published' } }] : []),
    ...(trash ? [{ deletedAt: { exists: false } }] : []),
    ...(collection === 'posts' ? [isDue()] : []),
  ]
  // The adapter's own find: the hooks add nothing here and take most of the time.
  const { docs } = await payload.db.find({
    collection,
    locale: 'all',
    pagination: false,
    limit: 0,
    sort: sortOrders[collection],
    where: { and: visible },
  })
  const documents = docs as unknown as Documents[Name][]
  return new Map(documents.map((document) => [document.id, document]))
}

async function loadGlobal<Name extends keyof Globals>(payload: Payload, slug: Name): Promise<Globals[Name]> {
  return (await payload.db.findGlobal({ slug, locale: 'all' })) as unknown as Globals[Name]
}
