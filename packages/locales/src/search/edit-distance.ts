/** Three rows of the table of distances, reused by each call: one search compares hundreds of thousands of words. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const
const FAR = 255

/**
 * How many letters must be inserted, deleted, substituted or swapped with their neighbour to turn one word into another
 * (optimal string alignment). @returns `max + 1` as soon as it is more than `max`
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  if (b.length >= rows[0].length) rows = [newRow(b), newRow(b), newRow(b)]
  let [before, above, row] = rows
  for (let j = 0; j <= b.length; j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    // Cells further than `max` from the diagonal are too far away.
    const from = Math.max(1, i - max)
    const to = Math.min(b.length, i + max)
    row[from - 1] = from === 1 ? i : FAR
    let min = row[from - 1] as number
    for (let j = from; j <= to; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((row[j - 1] as number) + 1, (above[j - 1] as number) + (isSame ? 0 : 1))
      if (j < i + max) cost = Math.min(cost, (above[j] as number) + 1)
      if (!isSame && i > 1 && j > 1 && isSwapped(a, i, b, j)) cost = Math.min(cost, (before[j - 2] as number) + 1)
      row[j] = cost
      if (cost < min) min = cost
    }
    if (min > max) return max + 1
    ;[before, above, row] = [above, row, before]
  }
  return Math.min(above[b.length] as number, max + 1)
}

const newRow = (word: string) => new Uint8Array(word.length * 2)
const isSwapped = (a: string, i: number, b: string, j: number) =>
  a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)

const LETTER_BITS = 26
const DIGIT_BITS = 6
const isDigit = (code: number) => code >= 48 && code <= 57

/** The letters of a word as bits: some letters share a bit, digits and letters never do. */
export function letterBits(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    letters |= 1 << (isDigit(code) ? LETTER_BITS + (code % DIGIT_BITS) : code % LETTER_BITS)
  }
  return letters
}

/** A lower bound of the letters of `a` that are not in `b`, each of which costs one edit: a quick test before `editDistance`. */
export function countMissing(a: number, b: number): number {
  let missing = a & ~b
  let count = 0
  for (; missing !== 0; count++) missing &= missing - 1
  return count
}
