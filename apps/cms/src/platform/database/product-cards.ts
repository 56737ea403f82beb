import { extendTable } from './extend-table.ts'

const HIGHLIGHTS = 'products_highlights_idx'
const TEXTS = 'products_card_texts_idx'

type MakeIndex = (name: string, columns: unknown[]) => unknown

/**
 * A hook of the SQLite adapter, after the tables are made: what the cards of products show of their specifications and texts. A row of texts
 * with its description fills a page of the file or more, and a product has one for each language; Postgres keeps long texts apart.
 * @param makeHighlights gives the index over columns where the row is a highlight
 * @param makeTexts gives the index over columns
 */
export function productCards(makeHighlights: MakeIndex, makeTexts: MakeIndex) {
  return function addIndexes<Schema>(args: { schema: Schema }): Schema {
    extendTable(args, 'products_specifications', (it) => ({
      [HIGHLIGHTS]: makeHighlights(HIGHLIGHTS, [
        it._parentID,
        it._order,
        // What cards show, so that the rows themselves need not be read.
        it.id,
        it.parameter,
        it.number,
        it.max,
        it.yes,
        it.highlight,
      ]),
    }))
    extendTable(args, 'products_locales', (it) => ({
      [TEXTS]: makeTexts(TEXTS, [it._parentID, it._locale, it.name, it.subtitle]),
    }))
    return args.schema
  }
}
