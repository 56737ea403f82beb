import type { ProductCard, Turnkey } from '@vitrine/contract/shapes/shop'
import { turnkeyPath } from '../../shared/paths.ts'
import type { Sheet, SheetBlock } from '../../shared/sheets/sheet.ts'
import { turnkeySpecifications } from '../../shared/specifications/turnkey-specifications.ts'
import { toSheetPicture, toSmallPicture } from './choose-rendition.ts'
import type { SheetMaker } from './sheet-maker.ts'
import { toFeatures, toSection, toTextBlocks } from './to-blocks.ts'
import { toModelAndName, toNotice } from './to-product-sheet.ts'

const MAX_PICTURES = 3
const PICTURE_WIDTH = 960

/** The sheet of a turnkey: what it is for, why it is made so, and its products. */
export function toTurnkeySheet(turnkey: Turnkey, maker: SheetMaker): Sheet {
  const { words, text, texts, toSheet } = maker
  const isEnglish = (field: keyof Turnkey) => turnkey.fallbackFields.includes(field)
  const pictures = turnkey.images.length > 0 ? turnkey.images : turnkey.image ? [turnkey.image] : []
  const figures = turnkeySpecifications(turnkey, text)
  const blocks: SheetBlock[] = [
    { kind: 'paragraph', tone: 'lead', text: words(turnkey.summary, isEnglish('summary')) },
    ...(pictures.length === 0
      ? []
      : [
          {
            kind: 'pictures' as const,
            pictures: pictures.slice(0, MAX_PICTURES).map((it) => toSheetPicture(it, PICTURE_WIDTH, turnkey.name)),
          },
        ]),
    ...(figures.length === 0
      ? []
      : [
          {
            kind: 'figures' as const,
            items: figures.map(({ name, value }) => ({ name: words(name), value: words(value) })),
          },
        ]),
    ...toNotice(turnkey.isFallback, maker),
    ...toTextBlocks(turnkey.description, isEnglish('description'), maker),
    ...toSection(text('turnkey.advantages'), toFeatures(turnkey.advantages, isEnglish('advantages'), maker), maker),
    ...toSection(text('turnkey.products'), toLines(turnkey.products, maker), maker),
  ]
  return toSheet({
    title: turnkey.name,
    kind: texts.turnkey,
    heading: words(turnkey.name, isEnglish('name')),
    path: turnkeyPath(turnkey.slug),
    blocks,
  })
}

type CountedProduct = Pick<ProductCard, 'model' | 'name' | 'subtitle' | 'image' | 'fallbackFields'> & { cnt: number }

/** Products with their quantities, one below the other. */
export function toLines(products: readonly CountedProduct[], maker: SheetMaker): SheetBlock[] {
  const { words, value, text, texts } = maker
  if (products.length === 0) return []
  const lines = products.map((product) => ({
    picture: toSmallPicture(product.image),
    name: toModelAndName(product, maker),
    note: words(product.subtitle, product.fallbackFields.includes('subtitle')),
    quantity: value({ value: text('turnkey.productQuantity', { count: product.cnt }), unit: null, isFallback: false }),
  }))
  return [{ kind: 'lines', head: [texts.product, texts.quantity], lines }]
}
