import { languageCodes } from '@vitrine/locales/languages'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { stateColumnOf, translatedKinds } from '../state-column.ts'
import { countStates, type StateCounts } from './count-states.ts'

export type BoardRow = { kind: string; counts: StateCounts }

/** How many documents of each kind are filled, missing, stale and waiting, by language: one query a kind, over an index. */
export async function readBoard(payload: Payload): Promise<BoardRow[]> {
  const { execute } = await databaseOf(payload)
  const rows: BoardRow[] = []
  for (const config of translatedKinds(payload)) {
    const { newest, isListed } = stateColumnOf(config)
    const found = rowsOf(
      await execute(sql`SELECT ${newest.column} AS states, COUNT(*) AS number FROM ${newest.table}
        WHERE ${isListed} GROUP BY ${newest.column}`),
    )
    const columns = found.map(({ states, number }) => ({
      states: states === null ? null : String(states),
      number: Number(number),
    }))
    rows.push({ kind: config.slug, counts: countStates(columns, languageCodes) })
  }
  return rows
}
