import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import { listReferences, type Reference } from '../content/uses/list-references.ts'
import { readChangedTags, readRevision } from '../publishing/revision/revision.ts'
import { toPathTag } from '../publishing/revision/change-tags.ts'
import { DocumentCache } from './document-cache.ts'
import { loadDocuments } from './load-documents.ts'
import { createProductReader } from '../publishing/product-snapshots/product-reader.ts'
import { readAhead } from './read-ahead.ts'
import { cardFields, type Documents, type Globals, sortOrders } from './documents.ts'
import { type Condition, isVisible, tableOf, toOrderBy } from './visible-rows.ts'

/** About as many characters of documents are kept in memory: those of nearly two hundred products, or of ten thousands of pictures. */
const MAX_CACHED_CHARACTERS = 12_000_000

/** So many documents are read by one query: it keeps others waiting for less than a tenth of a second. */
const DOCUMENTS_A_QUERY = 50

/** Of a list that is sent whole so many ids are read at once: the database counts through all that come before those that it gives. */
const IDS_AHEAD = 5000

export type ById<T> = ReadonlyMap<number, T>

/** Which part of documents is read: `card` is what lists and other documents show of them (`cardFields`). */
export type Part = 'whole' | 'card'

/** Decides in the program what a condition decides in the database, for a document that is not in it as it is shown (preview-content.ts). */
export type Matches = (document: never) => boolean

type Excerpt = {
  offset: number
  limit: number
  where?: Condition | undefined
  /** The same as `where`. */
  matches?: Matches | undefined
  part?: Part | undefined
  /** Instead of the order that visitors see. */
  sort?: readonly string[]
}

/** The published content as one request sees it; notes what is read. */
export type Content = {
  revision: number
  /** One document of it is a draft: nobody may keep what is made from it. */
  isPreview?: true
  /** What was read, as tags (CONTENT_TAGS_HEADER). */
  tags: ReadonlySet<string>
  madeFrom(...tags: string[]): void
  /** From here on lists are read to be sent and forgotten: kept, a whole one would push out what other answers need. */
  passOn(): void
  /** The tags of what has changed after a revision; null where that is not known. */
  changedSince(revision: number): Promise<string[] | null>
  /** Those of the documents that are published. */
  byIds<Name extends keyof Documents>(
    collection: Name,
    ids: readonly number[],
    part?: Part,
  ): Promise<ById<Documents[Name]>>
  bySlug<Name extends SluggedCollection>(
    collection: Name,
    slug: string,
    part?: Part,
  ): Promise<Documents[Name] | undefined>
  /** Those of the documents that are published, in the order of their slugs. */
  bySlugs<Name extends SluggedCollection>(
    collection: Name,
    slugs: readonly string[],
    part?: Part,
  ): Promise<Documents[Name][]>
  /** The documents about pages; of each path at most one. */
  byPaths<Name extends PathCollection>(collection: Name, paths: readonly string[]): Promise<Documents[Name][]>
  /** Ids in the order that visitors see. */
  idsOf(collection: keyof Documents, excerpt: Excerpt): Promise<number[]>
  /** Documents in the order that visitors see. */
  list<Name extends keyof Documents>(collection: Name, excerpt: Excerpt): Promise<Documents[Name][]>
  count(collection: keyof Documents, where?: Condition, matches?: Matches): Promise<number>
  /** What is found out once, until the journal names the tag. */
  remembered<Value>(tag: string, findOut: () => Promise<Value>): Promise<Value>
  /** The rows of a statement of our own. */
  query(statement: Condition): Promise<Record<string, unknown>[]>
  global<Name extends keyof Globals>(slug: Name): Promise<Globals[Name]>
  referencesOf(collection: keyof Documents): readonly Reference[]
}

export type SluggedCollection = 'products' | 'categories' | 'turnkeys' | 'posts'
export type PathCollection = 'redirects' | 'seo-pages' | 'structured-data'
const pathColumns: Record<PathCollection, string> = {
  redirects: 'from',
  'seo-pages': 'path',
  'structured-data': 'path',
}

/**
 * Reads published content by query: each request reads what it answers with. Documents that were read are kept in memory, within a bound,
 * until the journal of changes names them; the journal is in the database, so a change made by another process counts too.
 * @returns begins a request
 */
export function createContentStore(payload: Payload) {
  const cache = new DocumentCache(MAX_CACHED_CHARACTERS)
  const productReader = createProductReader(payload)
  let cachedRevision: number | null = null

  return async function readContent(): Promise<Content> {
    const revision = (await readRevision(payload)) ?? 0
    await forgetChanged(revision)
    const tags = new Set<string>()
    let isPassedOn = false
    const madeFrom = (...names: string[]) => {
      // Of what is sent already nobody reads the tags.
      if (!isPassedOn) for (const name of names) tags.add(name)
    }
    const ahead = readAhead(idsOf, IDS_AHEAD)
    const nextIds: Content['idsOf'] = (collection, excerpt) =>
      isPassedOn ? ahead(collection, excerpt) : idsOf(collection, excerpt)
    async function bySlugs<Name extends SluggedCollection>(
      collection: Name,
      slugs: readonly string[],
      part: Part = 'whole',
    ): Promise<Documents[Name][]> {
      const rows = await query(
        sql`SELECT id, slug FROM ${tableOf(collection)} WHERE slug IN (${valuesOf(slugs)})
          AND ${isVisible(payload, collection)}`,
      )
      const idOf = new Map(rows.map(({ id, slug }) => [String(slug), Number(id)]))
      const ids = slugs.flatMap((slug) => idOf.get(slug) ?? [])
      madeFrom(...ids.map((id) => `${collection}:${id}`))
      if (ids.length < slugs.length) madeFrom(`${collection}:slugs`)
      return [...(await byIds(collection, ids, part)).values()]
    }
    return {
      revision,
      tags,
      madeFrom,
      passOn: () => void (isPassedOn = true),
      changedSince: (since) => readChangedTags(payload, since),
      byIds: (collection, ids, part = 'whole') => {
        madeFrom(...ids.map((id) => `${collection}:${id}`))
        return byIds(collection, ids, part, part === 'card' || !isPassedOn)
      },
      bySlug: async (collection, slug, part) => (await bySlugs(collection, [slug], part))[0],
      bySlugs,
      async byPaths(collection, paths) {
        madeFrom(...paths.map((path) => toPathTag(collection, path)))
        const column = sql.identifier(pathColumns[collection])
        const rows = await query(
          sql`SELECT id FROM ${tableOf(collection)} WHERE ${column} IN (${valuesOf(paths)})
            AND ${isVisible(payload, collection)}`,
        )
        return [
          ...(
            await byIds(
              collection,
              rows.map(({ id }) => Number(id)),
              'whole',
            )
          ).values(),
        ]
      },
      idsOf: nextIds,
      async list(collection, excerpt) {
        const ids = await nextIds(collection, excerpt)
        madeFrom(...ids.map((id) => `${collection}:${id}`))
        return [...(await byIds(collection, ids, excerpt.part ?? 'whole', !isPassedOn)).values()]
      },
      async count(collection, where) {
        const [row] = await query(
          sql`SELECT COUNT(*) AS number FROM ${tableOf(collection)} WHERE ${isVisible(payload, collection, where)}`,
        )
        return Number(row?.number)
      },
      remembered: (tag, findOut) => cached(tag, findOut) as ReturnType<typeof findOut>,
      query,
      global(slug) {
        madeFrom(slug)
        return cached(slug, () => payload.db.findGlobal({ slug, locale: 'all' })) as Promise<Globals[typeof slug]>
      },
      referencesOf: (collection) => referencesOf(payload, collection),
    }
  }

  async function query(statement: Condition) {
    return rowsOf(await (await databaseOf(payload)).execute(statement))
  }

  async function idsOf(collection: keyof Documents, { offset, limit, where, sort }: Excerpt): Promise<number[]> {
    const rows = await query(
      sql`SELECT id FROM ${tableOf(collection)} WHERE ${isVisible(payload, collection, where)}
        ORDER BY ${toOrderBy(sort ?? sortOrders[collection])} LIMIT ${limit} OFFSET ${offset}`,
    )
    return rows.map(({ id }) => Number(id))
  }

  /** Forgets what has changed since the last request. What is being read at this moment is forgotten too, and read again by the next. */
  async function forgetChanged(revision: number) {
    if (revision === cachedRevision) return
    const changed = cachedRevision === null ? null : await readChangedTags(payload, cachedRevision)
    if (changed === null) cache.clear()
    else
      for (const tag of changed) {
        cache.delete(tag)
        cache.delete(`${tag} card`)
      }
    cachedRevision = Math.max(revision, cachedRevision ?? 0)
  }

  function cached(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const known = cache.get(key)
    if (known) return known
    const value = load()
    cache.set(key, value)
    return value
  }

  async function byIds<Name extends keyof Documents>(
    collection: Name,
    ids: readonly number[],
    part: Part,
    isKept = true,
  ): Promise<ById<Documents[Name]>> {
    const hasCard = part === 'card' && collection in cardFields
    const keyOf = (id: number) => (hasCard ? `${collection}:${id} card` : `${collection}:${id}`)
    const known = new Map<number, Promise<unknown>>()
    const missing: number[] = []
    for (const id of new Set(ids)) {
      const value = cache.get(keyOf(id))
      if (value) known.set(id, value)
      else missing.push(id)
    }
    for (let at = 0; at < missing.length; at += DOCUMENTS_A_QUERY) {
      const some = missing.slice(at, at + DOCUMENTS_A_QUERY)
      const loading = loadDocuments(
        payload,
        productReader,
        collection,
        some,
        hasCard ? cardFields[collection] : undefined,
      )
      for (const id of some) {
        const value = loading.then((documents) => documents.get(id) ?? null)
        known.set(id, value)
        if (isKept) cache.set(keyOf(id), value)
      }
      await loading
    }
    const found = new Map<number, Documents[Name]>()
    for (const id of ids) {
      const document = await known.get(id)
      if (document) found.set(id, document as Documents[Name])
    }
    return found
  }
}

const references = new Map<string, readonly Reference[]>()

function referencesOf(payload: Payload, collection: keyof Documents): readonly Reference[] {
  let known = references.get(collection)
  if (!known)
    references.set(collection, (known = listReferences(payload.collections[collection].config.flattenedFields)))
  return known
}
