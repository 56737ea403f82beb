/** Three rows of the table of distances, used again by each call: hundreds of thousands of words are compared in one search. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const
const FAR = 255

/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another
 * (optimal string alignment). @returns `most + 1` as soon as it is more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  if (b.length >= rows[0].length) rows = [newRow(b), newRow(b), newRow(b)]
  let [before, above, row] = rows
  for (let j = 0; j <= b.length; j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    // Further from the diagonal than `most` nothing is near enough.
    const from = Math.max(1, i - most)
    const to = Math.min(b.length, i + most)
    row[from - 1] = from === 1 ? i : FAR
    let least = row[from - 1] as number
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((row[j - 1] as number) + 1, (above[j - 1] as number) + (same ? 0 : 1))
      if (j < i + most) cost = Math.min(cost, (above[j] as number) + 1)
      if (!same && i > 1 && j > 1 && isSwapped(a, i, b, j)) cost = Math.min(cost, (before[j - 2] as number) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, above, row] = [above, row, before]
  }
  return Math.min(above[b.length] as number, most + 1)
}

const newRow = (word: string) => new Uint8Array(word.length * 2)
const isSwapped = (a: string, i: number, b: string, j: number) =>
  a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)

const LETTER_BITS = 26
const DIGIT_BITS = 6
const isDigit = (code: number) => code >= 48 && code <= 57

/** Which letters a word has, as bits: a few letters share one, and digits share none with letters. */
export function letterBits(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    letters |= 1 << (isDigit(code) ? LETTER_BITS + (code % DIGIT_BITS) : code % LETTER_BITS)
  }
  return letters
}

/** At least so many letters of `a` are not in `b`, each of which costs one change: a quick way to say no. */
export function countMissing(a: number, b: number): number {
  let missing = a & ~b
  let count = 0
  for (; missing !== 0; count++) missing &= missing - 1
  return count
}
