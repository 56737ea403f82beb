/** What an item is found by, each field folded with one space between words. */
export type FoldedFields = { names: readonly string[]; slug: string | null }

const MAX_MODEL_LENGTH = 16

/** The words of an item. A model also counts as one word: `nv450` for `NV 450`. */
export function wordsOfFields({ names, slug }: FoldedFields): string[] {
  const models = names.map(withoutSpaces).filter((tight) => /\d/.test(tight) && tight.length <= MAX_MODEL_LENGTH)
  return [...[...names, ...(slug === null ? [] : [slug])].flatMap(wordsOf), ...models]
}

const withoutSpaces = (plain: string) => plain.replaceAll(' ', '')

/** Words of letters and digits. Chinese has no spaces: every two neighbouring characters count as a word. */
export function wordsOf(plain: string): string[] {
  if (onlyLatin.test(plain)) return plain === '' ? [] : plain.split(' ')
  return plain.split(wordSeparators).flatMap((word) => {
    if (!/\p{sc=Han}/u.test(word)) return word === '' ? [] : [word]
    const letters = [...word]
    return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => (letters[i] ?? '') + letter)
  })
}

/** Most words of a large catalogue, told without the slower expressions below. */
const onlyLatin = /^[a-z0-9 ]*$/
const wordSeparators = /[^\p{L}\p{M}\p{N}]+/u
