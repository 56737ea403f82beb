type Made = {
  schema: { tables: Record<string, unknown> }
  extendTable: (args: { table: never; columns: Record<string, unknown> }) => void
}

/** Where a catalogue is large: the descriptions of products, by table and column. */
const PACKED = [
  ['products_locales', 'description'],
  ['_products_v_locales', 'version_description'],
] as const

export const isPacked = (table: string, column: string): boolean => PACKED.some(([t, c]) => t === table && c === column)

/**
 * A hook of the SQLite adapter, after the tables are made: descriptions of products are packed (`packed-json.ts`), as Postgres does by itself. With 18
 * languages and a version each they are half of the database; what was written before is read as it is.
 * @param makeColumn gives a column of packed JSON by its name
 */
export function packedDescriptions(makeColumn: (name: string) => unknown) {
  return function packColumns<Schema>(args: { schema: Schema }): Schema {
    const { schema, extendTable } = args as unknown as Made
    for (const [table, column] of PACKED)
      extendTable({ table: schema.tables[table] as never, columns: { [column]: makeColumn(column) } })
    return args.schema
  }
}
