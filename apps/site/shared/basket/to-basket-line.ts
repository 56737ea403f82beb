import type { Picture } from '@vitrine/contract/shapes/media'
import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { BasketLine } from './basket.ts'

/** A product as a line of the basket. */
export function toBasketLine({ id, name, model, slug, image }: ProductCard, cnt: number): BasketLine {
  return { id, name, model, slug, image: image && smallestSource(image), cnt }
}

/** The address of the narrowest picture of the last type, which most browsers support: it stays in the basket for weeks. */
export function smallestSource({ src, sources }: Picture): string {
  return sources.at(-1)?.srcset.trim().split(/[\s,]/, 1)[0] || src
}
