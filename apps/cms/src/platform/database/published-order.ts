type MadeTables = {
  schema: { tables: Record<string, unknown> }
  extendTable: (args: { table: never; extraConfig: (columns: Record<string, unknown>) => object }) => void
}

const INDEX = 'products_published_order_idx'

/**
 * A hook of both SQL adapters, after the tables are made: an index of the published products by category in their order, so that a page of
 * a category and the number of its products are read without looking at others.
 * @param makeIndex gives the index over columns where the product is published
 */
export function publishedOrder(makeIndex: (name: string, columns: unknown[]) => unknown) {
  return function addIndex<Schema>(args: { schema: Schema }): Schema {
    const { schema, extendTable } = args as unknown as MadeTables
    extendTable({
      table: schema.tables.products as never,
      // The last two are in it so that the rows themselves need not be read.
      extraConfig: ({ category, position, id, _status, deletedAt }) => ({
        [INDEX]: makeIndex(INDEX, [category, position, id, _status, deletedAt]),
      }),
    })
    return args.schema
  }
}
