import type { RichText } from '@vitrine/contract/shapes/text'
import type { Product, Specification } from '@vitrine/contract/shapes/shop'
import { groupSpecifications, nameOfGroup } from '../../shared/specifications/group-specifications.ts'
import type { SheetBlock } from '../../shared/sheets/sheet.ts'
import type { SheetMaker } from './sheet-maker.ts'

/** Long text, block by block. */
export function toTextBlocks(blocks: RichText, isEnglish: boolean, { spans, toAddress }: SheetMaker): SheetBlock[] {
  return blocks.map((block): SheetBlock => {
    switch (block.type) {
      case 'paragraph':
        return { kind: 'paragraph', text: spans(block.spans, isEnglish, toAddress) }
      case 'quote':
        return { kind: 'paragraph', tone: 'quote', text: spans(block.spans, isEnglish, toAddress) }
      case 'heading':
        return { kind: 'heading', text: spans(block.spans, isEnglish, toAddress) }
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

/** All figures of a product, by group. */
export function toFigureGroups(specifications: readonly Specification[], maker: SheetMaker): SheetBlock[] {
  const { words, value, text } = maker
  if (specifications.length === 0) return []
  const groups = groupSpecifications(specifications).map(({ group, rows }) => ({
    name: words(nameOfGroup(group, text) ?? text('product.parameter')),
    rows: rows.map((row) => ({ name: words(row.name), value: value(row) })),
  }))
  return [{ kind: 'groups', groups }]
}
