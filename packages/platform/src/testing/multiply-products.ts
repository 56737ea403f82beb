import { DatabaseSync } from 'node:sqlite'
import { type CopiedTable, namesOf, selectCopied, type Table, valuesOfCopy } from './copied-tables.ts'

const ROWS_A_BATCH = 200_000

/**
 * Copies the products of a database with the demo content, with everything that belongs to them in every language, until there are as many
 * as are wanted. Pictures, categories and parameters are shared; what a product refers to among products is the copy of the same number.
 * @param file a SQLite database
 * @param total at least as many as there are
 * @param options `isOpen`: a program has it open, but does nothing with it now. `versions`: what editors have saved is copied too.
 */
export function multiplyProducts(file: string, total: number, { isOpen = false, versions = true } = {}): void {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF')
  if (!isOpen) database.exec('PRAGMA journal_mode = OFF')
  const existing = Number(database.prepare('SELECT count(*) AS count FROM products').get()?.count)
  const copies = Math.ceil(total / existing) - 1
  if (copies > 0) {
    const tables = readTables(database, versions)
    for (const table of tables.values()) copyRows(database, table, tables, copies)
    const surplus = existing * (copies + 1) - total
    if (surplus > 0) database.exec('PRAGMA foreign_keys = ON')
    database
      .prepare('DELETE FROM products WHERE id IN (SELECT id FROM products ORDER BY id DESC LIMIT ?)')
      .run(Math.max(0, surplus))
    database.exec('DELETE FROM _products_v WHERE parent_id NOT IN (SELECT id FROM products)')
  }
  database.exec('ANALYZE')
  if (!isOpen) database.exec('PRAGMA journal_mode = WAL')
  database.close()
}

function readTables(database: DatabaseSync, versions: boolean): Map<string, CopiedTable> {
  const names = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all()
  const all = names.map(({ name }) => readTable(database, String(name)))
  return new Map(selectCopied(all, { versions }).map((table) => [table.name, toCopied(database, table)]))
}

function readTable(database: DatabaseSync, name: string): Table {
  const columns = database.prepare(`PRAGMA table_info("${name}")`).all()
  const keys = database.prepare(`PRAGMA foreign_key_list("${name}")`).all() as Table['keys']
  return { name, columns: columns.map((it) => ({ name: String(it.name), isText: it.type === 'TEXT' })), keys }
}

function toCopied(database: DatabaseSync, table: Table): CopiedTable {
  const hasTextId = table.columns.some(({ name, isText }) => name === 'id' && isText)
  const max = hasTextId ? 0 : Number(database.prepare(`SELECT max(rowid) AS max FROM "${table.name}"`).get()?.max ?? 0)
  return { ...table, stride: max + 1, hasTextId }
}

function copyRows(
  database: DatabaseSync,
  table: CopiedTable,
  tables: ReadonlyMap<string, CopiedTable>,
  copies: number,
) {
  const { name } = table
  const indexes = database
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(name)
  for (const index of indexes) database.exec(`DROP INDEX "${index.name}"`)
  database.exec(`CREATE TEMP TABLE original AS SELECT * FROM main."${name}"`)
  const rows = Number(database.prepare('SELECT count(*) AS count FROM original').get()?.count)
  const batch = Math.max(1, Math.floor(ROWS_A_BATCH / Math.max(1, rows)))
  const insert = database.prepare(
    `WITH RECURSIVE copy(k) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT k + 1 FROM copy WHERE k < ?)
     INSERT INTO main."${name}" (${namesOf(table)})
     SELECT ${valuesOfCopy(table, tables).join(', ')} FROM copy CROSS JOIN original`,
  )
  for (let first = 1; first <= copies; first += batch) insert.run(first, Math.min(copies, first + batch - 1))
  database.exec('DROP TABLE original')
  for (const index of indexes) database.exec(String(index.sql))
}
