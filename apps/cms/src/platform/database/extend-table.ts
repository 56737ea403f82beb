type Made = {
  schema: { tables: Record<string, unknown> }
  extendTable: (args: { table: never; extraConfig: (columns: Record<string, unknown>) => object }) => void
}

/**
 * Adds indexes to a table that a SQL adapter has made.
 * @param args what the adapter gives its hooks after the tables are made
 * @param makeIndexes is given the columns, and gives the indexes by name
 */
export function extendTable(
  args: { schema: unknown },
  table: string,
  makeIndexes: (columns: Record<string, unknown>) => Record<string, unknown>,
): void {
  const { schema, extendTable: extend } = args as unknown as Made
  extend({ table: schema.tables[table] as never, extraConfig: makeIndexes })
}
