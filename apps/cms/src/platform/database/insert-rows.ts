import { sql } from '@payloadcms/db-sqlite'
import type { Executor } from './database-of.ts'

/** A statement of SQLite takes 32,766 values. */
const ROWS_A_STATEMENT = 500

export type SqlValue = string | number | boolean | null

/**
 * Inserts many rows in few statements, for what no hook has to see.
 * @param columns names of the table's columns; each row has its values in their order, JSON as text
 */
export async function insertRows(
  database: Executor,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
): Promise<void> {
  const names = sql.raw(columns.map((it) => `"${it}"`).join(', '))
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const values = rows.slice(from, from + ROWS_A_STATEMENT).map(
      (row) =>
        sql`(${sql.join(
          row.map((it) => sql`${it}`),
          sql`, `,
        )})`,
    )
    await database.execute(sql`INSERT INTO ${sql.raw(`"${table}"`)} (${names}) VALUES ${sql.join(values, sql`, `)}`)
  }
}
