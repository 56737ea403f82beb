/** Words as they are read: without what only breaks lines or keeps words in their direction. */
export const plainWords = (text: string) =>
  text
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** What is called so, whatever kind of spaces it is written with. */
export const named = (words: string) =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')}$`)

/** @throws where what was read does not have the words that it should */
export function expectWords(read: string, ...wanted: string[]): void {
  const missing = wanted.map(plainWords).filter((it) => !read.includes(it))
  if (missing.length > 0) throw new Error(`it says “${read}”, and not “${missing.join('”, “')}”`)
}
