/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to make one word of another
 * (optimal string alignment). @returns `most + 1` as soon as it is more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, at(before, j - 2) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = above
    above = row
  }
  return Math.min(at(above, b.length), most + 1)
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY

const LETTER_BITS = 26
const DIGIT_BITS = 6
const isDigit = (code: number) => code >= 48 && code <= 57

/** Which letters a word has, as bits: a few letters share one, and digits share none with letters. */
export function lettersOf(word: string): number {
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
