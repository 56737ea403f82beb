import { toBasketName } from './kept-baskets.ts'
import { formatLines, readLines, type SharedLine } from './shared-lines.ts'
import { SHARE_PREFIX } from './share-prefix.ts'

/** After the lines. Mail programs escape links. */
const NAME = /(?:,|%2C)name(?:=|%3D)(.*)$/i

/** The hash of a link that holds a basket: `#basket=slug:cnt,slug:cnt`, and its name where it has one. */
export function toShareHash(lines: readonly SharedLine[], name = ''): string {
  // Twice: a mail program that has unescaped the link must not have cut it at a space.
  const named = name && `,name=${encodeURIComponent(encodeURIComponent(name))}`
  return SHARE_PREFIX + formatLines(lines) + named
}

/** The lines of such a hash; none where it is another one. */
export function readShareHash(hash: string): SharedLine[] {
  return hash.startsWith(SHARE_PREFIX) ? readLines(hash.slice(SHARE_PREFIX.length).replace(NAME, '')) : []
}

/** The name of the basket in such a hash, '' where it has none. */
export function readShareName(hash: string): string {
  const [, name = ''] = (hash.startsWith(SHARE_PREFIX) && NAME.exec(hash)) || []
  return toBasketName(unescaped(unescaped(name)))
}

/** As it is where it holds what is no escape. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
