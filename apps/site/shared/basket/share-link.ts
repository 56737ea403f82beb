import { formatLines, readLines, type SharedLine } from './shared-lines.ts'
import { SHARE_PREFIX } from './share-prefix.ts'

/** The hash of a link that holds a basket: `#basket=slug:cnt,slug:cnt`. */
export function toShareHash(lines: readonly SharedLine[]): string {
  return SHARE_PREFIX + formatLines(lines)
}

/** The lines of such a hash; none where it is another one. */
export function readShareHash(hash: string): SharedLine[] {
  return hash.startsWith(SHARE_PREFIX) ? readLines(hash.slice(SHARE_PREFIX.length)) : []
}
