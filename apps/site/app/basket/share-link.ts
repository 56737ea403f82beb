import { BASKET_MIN_QUANTITY } from '../../shared/constants.ts'
import { toQuantity } from '../../shared/basket/basket.ts'
import { SHARE_PREFIX } from './share-prefix.ts'

/** A line of a basket in a link. */
export type SharedLine = { slug: string; cnt: number }

/** The hash of a link that holds a basket: `#basket=slug:cnt,slug:cnt`. */
export function toShareHash(lines: readonly SharedLine[]): string {
  return SHARE_PREFIX + lines.map(({ slug, cnt }) => `${slug}:${cnt}`).join(',')
}

/** The lines of such a hash; none where it is another one. Mail programs cut and escape links: what is not a line is left out. */
export function readShareHash(hash: string): SharedLine[] {
  if (!hash.startsWith(SHARE_PREFIX)) return []
  return hash
    .slice(SHARE_PREFIX.length)
    .split(/,|%2C/i)
    .flatMap((part) => {
      const [slug = '', cnt = BASKET_MIN_QUANTITY] = part.split(/:|%3A/i)
      return /^[a-z0-9-]{1,200}$/.test(slug) ? [{ slug, cnt: toQuantity(cnt) }] : []
    })
}
