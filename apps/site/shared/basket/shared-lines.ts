import { BASKET_MIN_QUANTITY } from '../constants.ts'
import { toQuantity } from './basket.ts'

/** A line of a basket in an address. */
export type SharedLine = { slug: string; cnt: number }

/** The lines as addresses name them: `slug:cnt,slug:cnt`. */
export function formatLines(lines: readonly SharedLine[]): string {
  return lines.map(({ slug, cnt }) => `${slug}:${cnt}`).join(',')
}

/** Reads such lines. Mail programs cut and escape links: what is not a line is left out. */
export function readLines(given: string): SharedLine[] {
  return given.split(/,|%2C/i).flatMap((part) => {
    const [slug = '', cnt = BASKET_MIN_QUANTITY] = part.split(/:|%3A/i)
    return /^[a-z0-9-]{1,200}$/.test(slug) ? [{ slug, cnt: toQuantity(cnt) }] : []
  })
}
