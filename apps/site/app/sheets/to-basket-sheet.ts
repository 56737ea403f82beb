import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { SharedLine } from '../../shared/basket/shared-lines.ts'
import { toShareHash } from '../../shared/basket/share-link.ts'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import type { SheetMaker } from './sheet-maker.ts'
import { toNotice } from './to-product-sheet.ts'
import { toLines } from './to-turnkey-sheet.ts'

/** The sheet of a basket. Its code leads to where the same basket is offered; products that do not exist any more are left out. */
export function toBasketSheet(
  lines: readonly SharedLine[],
  products: readonly ProductCard[],
  maker: SheetMaker,
): Sheet {
  const bySlug = new Map(products.map((it) => [it.slug, it]))
  const found = lines.flatMap(({ slug, cnt }) => {
    const product = bySlug.get(slug)
    return product ? [{ ...product, cnt }] : []
  })
  return maker.toSheet({
    title: `${maker.texts.enquiry}: ${found.map(({ model, cnt }) => `${cnt} × ${model}`).join(', ')}`.slice(0, 200),
    kind: maker.texts.enquiry,
    heading: maker.words(maker.texts.enquiry),
    path: '/',
    hash: toShareHash(found),
    blocks: [
      ...toNotice(
        found.some(({ isFallback }) => isFallback),
        maker,
      ),
      ...toLines(found, maker),
    ],
  })
}
