import { sql } from '@payloadcms/db-sqlite'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { valuesOf } from '../../../platform/database/values-of.ts'
import { type LanguageState, stateToken } from '../../completeness/language-states.ts'
import { stateColumnOf } from '../../completeness/state-column.ts'

/** The filters of a list, as its address has them. */
export type ListQuery = { where?: Where | undefined; search?: string | undefined }

const IDS_A_QUERY = 500

/**
 * The documents of a kind whose newest version is in one of some states in one of some languages.
 * @param list only what a list shows with these filters @param ids only these
 */
export async function findDocuments(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  options: {
    languages: readonly LanguageCode[]
    states: readonly LanguageState[]
    limit: number
    list?: ListQuery | undefined
    ids?: readonly number[] | undefined
  },
): Promise<number[]> {
  const { languages, states, limit, list, ids } = options
  const within = ids ?? (list?.where || list?.search ? await listedIds(req, config, list, limit) : null)
  const { execute } = await databaseOf(req.payload)
  const { newest, isListed } = stateColumnOf(config)
  const tokens = languages.flatMap((language) => states.map((state) => stateToken(language, state)))
  const isWanted = sql.join(
    tokens.map((token) => sql`${newest.column} LIKE ${`%${token}%`}`),
    sql` OR `,
  )
  const found: number[] = []
  const parts = within === null ? [null] : chunks(within, IDS_A_QUERY)
  for (const part of parts) {
    const only = part === null ? sql`1 = 1` : sql`${newest.id} IN (${valuesOf(part)})`
    const rows = rowsOf(
      await execute(sql`SELECT ${newest.id} AS id FROM ${newest.table}
        WHERE ${isListed} AND ${only} AND (${isWanted}) ORDER BY ${newest.id} LIMIT ${limit}`),
    )
    found.push(...rows.map(({ id }) => Number(id)))
  }
  return found.slice(0, limit)
}

async function listedIds(
  req: PayloadRequest,
  collectionConfig: SanitizedCollectionConfig,
  { where = {}, search = '' }: ListQuery,
  limit: number,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: collectionConfig.slug as CollectionSlug,
    where: mergeListSearchAndWhere({ collectionConfig, search, where }),
    limit,
    draft: true,
    depth: 0,
    select: {},
    overrideAccess: false,
    user: req.user,
  })
  return docs.map(({ id }) => Number(id))
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = []
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size))
  return parts
}
