import { extendTable } from './extend-table.ts'

const INDEX = 'products_published_order_idx'

/**
 * A hook of both SQL adapters, after the tables are made: an index of the published products by category in their order, so that a page of
 * a category and the number of its products are read without looking at others.
 * @param makeIndex gives the index over columns where the product is published
 */
export function publishedOrder(makeIndex: (name: string, columns: unknown[]) => unknown) {
  return function addIndex<Schema>(args: { schema: Schema }): Schema {
    // The last two are in it so that the rows themselves need not be read.
    extendTable(args, 'products', ({ category, position, id, _status, deletedAt }) => ({
      [INDEX]: makeIndex(INDEX, [category, position, id, _status, deletedAt]),
    }))
    return args.schema
  }
}
