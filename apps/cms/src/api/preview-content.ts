import { sql } from '@payloadcms/db-sqlite'
import type { ById, Content, SluggedCollection } from './content-store.ts'
import type { Documents } from './documents.ts'
import { sortOrders } from './documents.ts'
import { type Condition, toColumn } from './visible-rows.ts'

/** A document that stands for the published one of the same id, or where there is none yet. */
export type StandIn = {
  entity: string
  id: number
  document: Record<string, unknown>
  /** The slugs under which it is asked for. */
  knownSlugs: readonly string[]
}

/**
 * The published content with one document as it would be after a publish. Everything else stays as visitors see it: the same queries are asked,
 * and what they give of this document is replaced. It is for one request and keeps nothing.
 */
export function withStandIn(content: Content, standIn: StandIn): Content {
  const { entity, id, knownSlugs } = standIn
  const document = standIn.document as never
  const isIt = (collection: string, other: number) => collection === entity && other === id
  const others = (where?: Condition) => (where ? sql`${where} AND id <> ${id}` : sql`id <> ${id}`)

  async function byIds<Name extends keyof Documents>(
    collection: Name,
    ids: readonly number[],
    part?: 'whole' | 'card',
  ): Promise<ById<Documents[Name]>> {
    const found = await content.byIds(collection, ids, part)
    if (!ids.some((other) => isIt(collection, other))) return found
    // In the order that was asked for.
    return new Map(
      ids.flatMap((other) => {
        const it = isIt(collection, other) ? document : found.get(other)
        return it ? [[other, it] as const] : []
      }),
    )
  }

  async function bySlugs<Name extends SluggedCollection>(
    collection: Name,
    slugs: readonly string[],
    part?: 'whole' | 'card',
  ): Promise<Documents[Name][]> {
    const found = await content.bySlugs(collection, slugs, part)
    const published = new Map(found.filter((it) => !isIt(collection, it.id)).map((it) => [it.slug, it]))
    return slugs.flatMap((slug) =>
      collection === entity && knownSlugs.includes(slug) ? [document] : (published.get(slug) ?? []),
    )
  }

  /** How many of the others come before it. */
  function countBefore(collection: keyof Documents, where: Condition | undefined): Promise<number> {
    const before = isBefore(sortOrders[collection], standIn.document)
    return content.count(collection, sql`${others(where)} AND (${before})`)
  }

  /** The ids of a part of a list in which it has its place. */
  const idsWithIt: Content['idsOf'] = async (collection, excerpt) => {
    const { offset, limit, where } = excerpt
    const own = await countBefore(collection, where)
    const read = (from: number, number: number) =>
      number > 0 ? content.idsOf(collection, { ...excerpt, offset: from, limit: number, where: others(where) }) : []
    if (offset > own) return read(offset - 1, limit)
    const before = await read(offset, Math.min(limit, own - offset))
    if (limit <= own - offset) return before
    return [...before, id, ...(await read(own, limit - (own - offset) - 1))]
  }

  /** Of long lists, which are counted by category, it keeps its published place. */
  const isListed = (collection: keyof Documents) => collection === entity && collection !== 'products'

  const idsOf: Content['idsOf'] = async (collection, excerpt) => {
    const { matches, sort, where } = excerpt
    if (!isListed(collection) || sort || (where && !matches)) return content.idsOf(collection, excerpt)
    if (matches && !matches(document)) return content.idsOf(collection, { ...excerpt, where: others(where) })
    return idsWithIt(collection, excerpt)
  }

  return {
    ...content,
    isPreview: true,
    byIds,
    idsOf,
    bySlug: async (collection, slug, part) => (await bySlugs(collection, [slug], part))[0],
    bySlugs,
    async byPaths(collection, paths) {
      const found = await content.byPaths(collection, paths)
      if (collection !== entity) return found
      const rest = found.filter((it) => it.id !== id)
      return paths.includes(String(standIn.document.path)) ? [document, ...rest] : rest
    },
    async list(collection, excerpt) {
      const ids = await idsOf(collection, excerpt)
      return [...(await byIds(collection, ids, excerpt.part)).values()]
    },
    async count(collection, where, matches) {
      if (!isListed(collection) || (where && !matches)) return content.count(collection, where)
      const rest = await content.count(collection, others(where))
      return matches && !matches(document) ? rest : rest + 1
    },
    async global(slug) {
      return slug === entity ? document : content.global(slug)
    },
  }
}

/** The condition of rows that come before a document. @param order names of fields, with a minus where the largest comes first */
function isBefore(order: readonly string[], document: Record<string, unknown>): Condition {
  const [first = 'id', ...rest] = order
  const name = first.replace(/^-/, '')
  const column = sql.raw(toColumn(name))
  const value = document[name]
  const before = first.startsWith('-') ? sql`${column} > ${value}` : sql`${column} < ${value}`
  return rest.length === 0 ? before : sql`${before} OR (${column} = ${value} AND (${isBefore(rest, document)}))`
}
