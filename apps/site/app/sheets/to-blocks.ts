import type { RichText } from '@vitrine/contract/shapes/text'
import type { Product, Specification } from '@vitrine/contract/shapes/shop'
import { groupSpecifications, nameOfGroup } from '../../shared/specifications/group-specifications.ts'
import type { SheetBlock, SheetRow } from '../../shared/sheets/sheet.ts'
import type { SheetMaker } from './sheet-maker.ts'

/** Long text, block by block. Its own headings stand below those of the sheet. */
export function toTextBlocks(blocks: RichText, isEnglish: boolean, { spans, toAddress }: SheetMaker): SheetBlock[] {
  return blocks.map((block): SheetBlock => {
    switch (block.type) {
      case 'paragraph':
        return { kind: 'paragraph', text: spans(block.spans, isEnglish, toAddress) }
      case 'quote':
        return { kind: 'paragraph', tone: 'quote', text: spans(block.spans, isEnglish, toAddress) }
      case 'heading':
        return { kind: 'subheading', text: spans(block.spans, isEnglish, toAddress) }
      case 'list':
        return {
          kind: 'list',
          ordered: block.ordered,
          items: block.items.map((item) => spans(item, isEnglish, toAddress)),
        }
    }
  })
}

/** A heading with what stands below it; nothing where that is nothing. */
export function toSection(title: string, blocks: SheetBlock[], { words }: SheetMaker): SheetBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: words(title) }, ...blocks]
}

export function toFeatures(features: Product['features'], isEnglish: boolean, { words }: SheetMaker): SheetBlock[] {
  if (features.length === 0) return []
  const items = features.map(({ title, text }) => ({ title: words(title, isEnglish), text: words(text, isEnglish) }))
  return [{ kind: 'features', items }]
}

/** All figures of a product in one table, by group. */
export function toFigureTable(specifications: readonly Specification[], maker: SheetMaker): SheetBlock[] {
  const { words, value, text } = maker
  if (specifications.length === 0) return []
  const rows = groupSpecifications(specifications).flatMap(({ group, rows }): SheetRow[] => {
    const name = nameOfGroup(group, text)
    return [
      ...(name === null ? [] : [{ group: words(name) }]),
      ...rows.map((row) => ({ cells: [words(row.name), value(row)] })),
    ]
  })
  return [{ kind: 'table', head: [toColumn('product.parameter'), toColumn('product.value')], rows }]

  function toColumn(key: 'product.parameter' | 'product.value') {
    return { text: words(text(key)) }
  }
}
