import type { Product } from '@vitrine/contract/shapes/shop'
import { comparePath } from '../../shared/compare/compare-path.ts'
import { toComparison } from '../../shared/compare/to-comparison.ts'
import type { Sheet, SheetRow } from '../../shared/sheets/sheet.ts'
import { nameOfGroup } from '../../shared/specifications/group-specifications.ts'
import { toSmallPicture } from './choose-rendition.ts'
import type { SheetMaker } from './sheet-maker.ts'
import { toModelAndName, toNotice } from './to-product-sheet.ts'

/** The sheet of a comparison: the figures of products side by side; the better one is bold where either is. */
export function toComparisonSheet(products: readonly Product[], maker: SheetMaker): Sheet {
  const { words, value, text, texts, toSheet } = maker
  const rows = toComparison(products).flatMap(({ group, rows }): SheetRow[] => {
    const name = nameOfGroup(group, text)
    return [
      ...(name === null ? [] : [{ group: words(name) }]),
      ...rows.map((row) => ({
        cells: [
          words(row.name),
          ...row.cells.map(({ specification, isBest }) => {
            if (!specification) return words('–')
            const shown = value(specification)
            return isBest ? { ...shown, runs: shown.runs.map((run) => ({ ...run, bold: true })) } : shown
          }),
        ],
      })),
    ]
  })
  const columns = products.map((product) => {
    const picture = toSmallPicture(product.image)
    return { text: toModelAndName(product, maker), ...(picture && { picture }) }
  })
  return toSheet({
    title: `${texts.comparison}: ${products.map(({ model }) => model).join(', ')}`,
    kind: texts.comparison,
    heading: words(texts.comparison),
    path: comparePath(products.map(({ slug }) => slug)),
    blocks: [
      ...toNotice(
        products.some(({ isFallback }) => isFallback),
        maker,
      ),
      { kind: 'table', head: [{ text: words(text('product.parameter')) }, ...columns], rows },
    ],
  })
}
