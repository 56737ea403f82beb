import { DatabaseSync } from 'node:sqlite'

type Column = { name: string; type: string; pk: number }
type ForeignKey = { table: string; from: string }
type Table = { name: string; columns: Column[]; keys: ForeignKey[] }
type OwnedTable = Table & { stride: number; isText: boolean }

const PRODUCTS = 'products'
/** What editors have saved of products. */
const VERSIONS = '_products_v'
/** What must differ between copies, and what makes them worth searching for. */
const numbered = /^(version_)?(slug|model|name)$/
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
    const tables = readTables(database, versions ? [PRODUCTS, VERSIONS] : [PRODUCTS])
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

/** The tables of products and what hangs on them, by name. */
function readTables(database: DatabaseSync, roots: readonly string[]): Map<string, OwnedTable> {
  const names = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all()
  const all = names.map(({ name }) => readTable(database, String(name)))
  const owned = new Map<string, OwnedTable>()
  const isOwned = ({ name, keys }: Table) =>
    roots.includes(name) || keys.some(({ from, table }) => /^_?parent_id$/.test(from) && owned.has(table))
  for (let before = -1; before < owned.size;) {
    before = owned.size
    for (const table of all)
      if (isOwned(table) && !owned.has(table.name)) owned.set(table.name, toOwned(database, table))
  }
  return owned
}

function readTable(database: DatabaseSync, name: string): Table {
  const columns = database.prepare(`PRAGMA table_info("${name}")`).all() as Column[]
  const keys = database.prepare(`PRAGMA foreign_key_list("${name}")`).all() as ForeignKey[]
  return { name, columns, keys }
}

function toOwned(database: DatabaseSync, table: Table): OwnedTable {
  const isText = table.columns.some(({ name: column, type }) => column === 'id' && type === 'TEXT')
  const max = isText ? 0 : Number(database.prepare(`SELECT max(rowid) AS max FROM "${table.name}"`).get()?.max ?? 0)
  return { ...table, stride: max + 1, isText }
}

function copyRows(database: DatabaseSync, table: OwnedTable, tables: ReadonlyMap<string, OwnedTable>, copies: number) {
  const { name, columns, keys } = table
  const indexes = database
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(name)
  for (const index of indexes) database.exec(`DROP INDEX "${index.name}"`)
  database.exec(`CREATE TEMP TABLE original AS SELECT * FROM main."${name}"`)
  const rows = Number(database.prepare('SELECT count(*) AS count FROM original').get()?.count)
  const values = columns.map((column) => valueOf(column, table, tables, keys))
  const batch = Math.max(1, Math.floor(ROWS_A_BATCH / Math.max(1, rows)))
  const insert = database.prepare(
    `WITH RECURSIVE copy(k) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT k + 1 FROM copy WHERE k < ?)
     INSERT INTO main."${name}" (${columns.map((it) => `"${it.name}"`).join(', ')})
     SELECT ${values.join(', ')} FROM copy CROSS JOIN original`,
  )
  for (let first = 1; first <= copies; first += batch) insert.run(first, Math.min(copies, first + batch - 1))
  database.exec('DROP TABLE original')
  for (const index of indexes) database.exec(String(index.sql))
}

/** What a column of the k-th copy has. */
function valueOf(
  { name, type }: Column,
  table: OwnedTable,
  tables: ReadonlyMap<string, OwnedTable>,
  keys: ForeignKey[],
): string {
  const moved = (owner: OwnedTable) => (owner.isText ? `"${name}" || '-' || k` : `"${name}" + k * ${owner.stride}`)
  if (name === 'id') return moved(table)
  const target = tables.get(keys.find(({ from }) => from === name)?.table ?? '')
  if (target) return moved(target)
  if (name === '_uuid') return `"_uuid" || '-' || k`
  return numbered.test(name) && type === 'TEXT'
    ? `"${name}" || '${name.endsWith('name') ? ' ' : '-'}' || k`
    : `"${name}"`
}
