import type { Payload } from 'payload'
import { type Revisions, readRevisions, GLOBAL_SCOPE } from '../publishing/revision/revision.ts'
import { type Documents, type Globals, orders } from './documents.ts'

type Kept = { revision: number | undefined; value: Promise<unknown> }
export type ById<T> = ReadonlyMap<number, T>

/** The published content as one request sees it. */
export type ContentSnapshot = {
  revision: number
  /** All published documents of a collection by id, in the order that visitors see. */
  all<Name extends keyof Documents>(collection: Name): Promise<ById<Documents[Name]>>
  global<Name extends keyof Globals>(slug: Name): Promise<Globals[Name]>
}

/**
 * Keeps the published documents of each collection in memory until its revision grows, whoever made it grow: the count is in the
 * database. So a page of many calls costs no query but the one for the counts, and one save reloads one collection. A catalogue is
 * some hundred documents; with ten thousands this is the place to change.
 */
export function createContentStore(payload: Payload) {
  const kept = new Map<string, Kept>()

  return async function contentNow(): Promise<ContentSnapshot> {
    const revisions = await readRevisions(payload)
    return {
      revision: revisions.get(GLOBAL_SCOPE) ?? 0,
      all: (collection) => keep(collection, revisions, () => load(payload, collection)),
      global: (slug) => keep(slug, revisions, () => loadGlobal(payload, slug)),
    }
  }

  function keep<T>(name: string, revisions: Revisions, loadAnew: () => Promise<T>): Promise<T> {
    const revision = revisions.get(name)
    const known = kept.get(name)
    if (known && known.revision === revision) return known.value as Promise<T>
    const value = loadAnew()
    kept.set(name, { revision, value })
    // What could not be loaded is tried again by the next request.
    value.catch(() => kept.delete(name))
    return value
  }
}

async function load<Name extends keyof Documents>(payload: Payload, collection: Name): Promise<ById<Documents[Name]>> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  // The adapter's own find: no hook has anything to add, and with it goes most of the time.
  const { docs } = await payload.db.find({
    collection,
    locale: 'all',
    pagination: false,
    limit: 0,
    sort: orders[collection],
    where: hasDrafts ? { _status: { equals: 'published' } } : {},
  })
  const documents = docs as unknown as Documents[Name][]
  return new Map(documents.map((document) => [document.id, document]))
}

async function loadGlobal<Name extends keyof Globals>(payload: Payload, slug: Name): Promise<Globals[Name]> {
  return (await payload.db.findGlobal({ slug, locale: 'all' })) as unknown as Globals[Name]
}
