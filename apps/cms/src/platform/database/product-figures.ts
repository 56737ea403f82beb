import { extendTable } from './extend-table.ts'

const FIGURES = 'products_figures_idx'

/**
 * A hook of both SQL adapters, after the tables are made: which products have a figure between two others, and products by a figure, without
 * looking at the rows themselves.
 * @param makeIndex gives the index over columns
 */
export function productFigures(makeIndex: (name: string, columns: unknown[]) => unknown) {
  return function addIndex<Schema>(args: { schema: Schema }): Schema {
    extendTable(args, 'products_specifications', ({ parameter, number, max, _parentID }) => ({
      [FIGURES]: makeIndex(FIGURES, [parameter, number, max, _parentID]),
    }))
    return args.schema
  }
}
