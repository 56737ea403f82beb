import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'
import { valuesOf } from '../../platform/database/values-of.ts'
import { type Known, toStateColumn } from './language-states.ts'
import { readMarks } from './machine-marks.ts'
import type { Origin } from './origins.ts'
import { readOrigins } from './origin-store.ts'
import { readRules } from './read-rules.ts'
import { type DocumentTexts, readTexts } from './read-texts.ts'
import { requiredOf } from './required-fields.ts'
import { stateColumnOf } from './state-column.ts'
import { textFieldsOf } from './texts-of.ts'

type Request = Partial<PayloadRequest> | undefined
/** What was read already of some documents. */
type Read = { texts?: ReadonlyMap<number, DocumentTexts>; origins?: ReadonlyMap<number, readonly Origin[]> }

/**
 * Finds out in which languages some documents are filled, and writes it into their column.
 */
export async function refreshStates(
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  req?: Request,
  read: Read = {},
): Promise<void> {
  const states = await readKnown(payload, config, ids, req, read)
  const idsByColumn = Map.groupBy(ids, (id) => {
    const state = states.get(id)
    // What has no newest version has no row that a list would show.
    return state ? toStateColumn(state) : ''
  })
  const { execute } = await databaseOf(payload, req as PayloadRequest)
  const { tables, newest, isNewest } = stateColumnOf(config)
  for (const [column, some] of idsByColumn)
    for (const it of tables)
      await execute(sql`UPDATE ${it.table} SET ${it.column} = ${column}
        WHERE ${it.id} IN (${valuesOf(some)}) AND ${it === newest ? isNewest : sql`1 = 1`}`)
}

/** What the states of some documents are decided by. */
export async function readKnown(
  payload: Payload,
  config: SanitizedCollectionConfig,
  ids: readonly number[],
  req?: Request,
  read: Read = {},
): Promise<Map<number, Known>> {
  const texts = read.texts ?? (await readTexts(payload, config, ids, req))
  const origins = read.origins ?? (await readOrigins(payload, config.slug, ids, req))
  const machine = await readMarks(payload, config.slug, ids, req)
  const required = requiredOf(await readRules(payload, req), config.slug, textFieldsOf(config.flattenedFields))
  const title = config.admin.useAsTitle ?? ''
  return new Map(
    [...texts].map(([id, it]) => [
      id,
      { ...it, origins: origins.get(id) ?? [], machine: machine.get(id) ?? [], required, title },
    ]),
  )
}
