import { sql } from '@payloadcms/db-sqlite'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { createEnglishNames } from '../../english/english-names.ts'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { missingPaths, stalePaths, stateToken } from '../language-states.ts'
import { readKnown } from '../refresh-states.ts'
import { stateColumnOf, translatedKinds } from '../state-column.ts'
import { fieldOfPath } from '../texts-of.ts'

export type Gap = { kind: string; id: number; title: string; missing: string[]; stale: string[] }

/** The first documents that a language is missing in, or stale, with the fields. @param kind of one kind alone */
export async function findGaps(payload: Payload, language: LanguageCode, limit: number, kind?: string): Promise<Gap[]> {
  const gaps: Gap[] = []
  for (const config of translatedKinds(payload)) {
    if (kind !== undefined && kind !== config.slug) continue
    if (gaps.length >= limit) break
    gaps.push(...(await gapsOf(payload, config, language, limit - gaps.length)))
  }
  return gaps
}

async function gapsOf(
  payload: Payload,
  config: SanitizedCollectionConfig,
  language: LanguageCode,
  limit: number,
): Promise<Gap[]> {
  const { execute } = await databaseOf(payload)
  const { newest, isListed } = stateColumnOf(config)
  const has = (state: 'missing' | 'stale') => sql`${newest.column} LIKE ${`%${stateToken(language, state)}%`}`
  const rows = rowsOf(
    await execute(sql`SELECT ${newest.id} AS id FROM ${newest.table}
      WHERE ${isListed} AND (${has('missing')} OR ${has('stale')}) ORDER BY ${newest.id} LIMIT ${limit}`),
  )
  const ids = rows.map(({ id }) => Number(id))
  const known = await readKnown(payload, config, ids)
  const nameOf = createEnglishNames(payload, config.slug, config.admin.useAsTitle ?? 'id')
  return Promise.all(
    ids.map(async (id) => {
      const state = known.get(id)
      const fields = (paths: string[]) => [...new Set(paths.map(fieldOfPath))]
      return {
        kind: config.slug,
        id,
        title: (await nameOf(id)) || `${config.slug} ${id}`,
        missing: state ? fields(missingPaths(state, language)) : [],
        stale: state ? fields(stalePaths(state, language)) : [],
      }
    }),
  )
}
