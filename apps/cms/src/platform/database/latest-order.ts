import { extendTable } from './extend-table.ts'

const LATEST = 'products_latest_order_idx'
const NAMES = 'products_latest_names_idx'

/**
 * A hook of both SQL adapters, after the tables are made: what the back office's list of products, its search and its sorting by name read
 * of the versions, of which the latest of each product are listed.
 * @param makeIndex gives the index over columns
 * @param descending gives a column as an index has it that is read from its end
 */
export function latestOrder(
  makeIndex: (name: string, columns: unknown[]) => unknown,
  descending: (column: unknown) => unknown,
) {
  return function addIndexes<Schema>(args: { schema: Schema }): Schema {
    extendTable(args, '_products_v', (it) => ({
      [LATEST]: makeIndex(LATEST, [
        it.latest,
        it.version_position,
        descending(it.createdAt),
        // What is filtered and searched. Postgres sorts anew where a column that IS NULL stands before.
        it.version_deletedAt,
        it.version_model,
        it.version_slug,
        it.version__status,
      ]),
    }))
    // The names of one language stand together: a search reads those of one among 18.
    extendTable(args, '_products_v_locales', (it) => ({
      [NAMES]: makeIndex(NAMES, [it._locale, it._parentID, it.version_name]),
    }))
    return args.schema
  }
}
