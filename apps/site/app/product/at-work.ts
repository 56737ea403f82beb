import type { Picture } from '@vitrine/contract/shapes/media'
import type { Product } from '@vitrine/contract/shapes/shop'

/** How many pictures a gallery shows of what a machine is, before one may show what it does. */
const MAX_VIEWS = 4

/** The third of a gallery, after two of the whole machine. */
const CLOSE_UP = 2

/**
 * The pictures of a product's gallery and, where there are more than four, the one that shows it at work: the last, which stands beside the
 * text of the overview instead. A close-up stands there besides being in the gallery, where none is at work (R19.100).
 */
export function sortPictures({ images, image }: Pick<Product, 'images' | 'image'>): {
  gallery: Picture[]
  atWork: Picture | null
  closeUp: Picture | null
} {
  if (images.length === 0) return { gallery: image ? [image] : [], atWork: null, closeUp: null }
  if (images.length <= MAX_VIEWS) return { gallery: images, atWork: null, closeUp: images[CLOSE_UP] ?? null }
  return { gallery: images.slice(0, -1), atWork: images.at(-1) ?? null, closeUp: null }
}
