import type { Product } from '@vitrine/contract/shapes/shop'
import { productPath } from '../../shared/paths.ts'
import type { Sheet, SheetBlock, SheetText } from '../../shared/sheets/sheet.ts'
import { toSheetPicture } from './choose-rendition.ts'
import type { SheetMaker } from './sheet-maker.ts'
import { toFeatures, toFigureGroups, toSection, toTextBlocks } from './to-blocks.ts'

/** As many as stand side by side. */
const MAX_PICTURES = 3
const MAX_HIGHLIGHTS = 4
const PICTURE_WIDTH = 960

/** The sheet of a product: what its page says of it, without films, questions and what is related. */
export function toProductSheet(product: Product, maker: SheetMaker): Sheet {
  const { words, value, text, texts, toSheet } = maker
  const isEnglish = (field: keyof Product) => product.fallbackFields.includes(field)
  const pictures = product.images.length > 0 ? product.images : product.image ? [product.image] : []
  const blocks: SheetBlock[] = [
    { kind: 'paragraph', tone: 'lead', text: words(product.subtitle, isEnglish('subtitle')) },
    ...(pictures.length === 0
      ? []
      : [
          {
            kind: 'pictures' as const,
            pictures: pictures
              .slice(0, MAX_PICTURES)
              .map((it) => toSheetPicture(it, PICTURE_WIDTH, `${product.model} ${product.name}`)),
          },
        ]),
    ...(product.highlights.length === 0
      ? []
      : [
          {
            kind: 'figures' as const,
            items: product.highlights
              .slice(0, MAX_HIGHLIGHTS)
              .map((row) => ({ name: words(row.name), value: value(row) })),
          },
        ]),
    { kind: 'paragraph', text: words(product.summary, isEnglish('summary')) },
    ...toNotice(product.isFallback, maker),
    ...toTextBlocks(product.description, isEnglish('description'), maker),
    ...toSection(text('product.features'), toFeatures(product.features, isEnglish('features'), maker), maker),
    ...toSection(text('product.specifications'), toFigureGroups(product.specifications, maker), maker),
  ]
  return toSheet({
    title: `${product.model} ${product.name}`,
    kind: texts.dataSheet,
    heading: toModelAndName(product, maker),
    path: productPath(product.slug),
    blocks,
  })
}

type Named = Pick<Product, 'model' | 'name' | 'fallbackFields'>

/** `NV 140 Four-head welder`: the model is the same in every language. */
export function toModelAndName({ model, name, fallbackFields }: Named, { words, code }: SheetMaker): SheetText {
  const { runs, english } = words(name, fallbackFields.includes('name'))
  return { runs: [...code(model).runs, { text: ' ' }, ...runs], ...(english && { english }) }
}

/** Says that some of it stands in English. */
export function toNotice(isFallback: boolean, { words, text }: SheetMaker): SheetBlock[] {
  return isFallback ? [{ kind: 'paragraph', tone: 'note', text: words(text('common.onlyInEnglish')) }] : []
}
