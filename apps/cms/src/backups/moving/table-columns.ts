import type { Client } from 'pg'

/** What a column holds, whatever the database keeps it as. */
export type ValueKind = 'boolean' | 'number' | 'time' | 'json' | 'text'
/** The columns of a table by name, in the order of their names. */
export type Columns = ReadonlyMap<string, ValueKind>
export type Tables = ReadonlyMap<string, Columns>

/**
 * What each kind of database has for itself: the search index and the snapshots of products, which the program makes anew; its migrations; and
 * what processes on Postgres tell each other while they run.
 */
const NOT_MOVED =
  /^(search_(entries|words|entry_tokens.*|word_tokens.*)|product_snapshots|payload_migrations|leases|attempt_counts)$/

export const isMoved = (table: string) => !NOT_MOVED.test(table)

/** The tables that are moved, as Postgres knows their columns: it tells a time from a text, and SQLite does not. */
export async function readPostgresTables(client: Client): Promise<Tables> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'`,
  )
  const tables = new Map<string, Map<string, ValueKind>>()
  for (const { table, column, type } of rows.toSorted((a, b) => (a.column < b.column ? -1 : 1))) {
    if (!isMoved(table)) continue
    const columns = tables.get(table) ?? new Map<string, ValueKind>()
    tables.set(table, columns.set(column, toKind(type, `${table}.${column}`)))
  }
  return new Map([...tables].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** @throws where a column is of a type that this program does not know how to move */
function toKind(type: string, name: string): ValueKind {
  switch (type) {
    case 'boolean':
      return 'boolean'
    case 'integer':
    case 'bigint':
    case 'numeric':
    case 'double precision':
      return 'number'
    case 'timestamp with time zone':
      return 'time'
    case 'jsonb':
    case 'json':
      return 'json'
    case 'character varying':
    case 'text':
    case 'uuid':
    // An enumeration of ours.
    case 'USER-DEFINED':
      return 'text'
    default:
      throw new Error(`the column ${name} is of the type ${type}, which cannot be moved`)
  }
}
