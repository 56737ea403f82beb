import type { Texts } from './check-texts.ts'

/** The trade's words of one language: `{ "mitre saw": "Gehrungssäge" }`. Words that may stand for each other are parted by ` / `. */
export type Glossary = Record<string, string>

/** So much of a word's beginning is heard when it is looked for: the rest may be an ending. */
const STEM = 0.6
const SHORTEST_STEM = 3

/**
 * Texts whose English has a word of the glossary while the translation has not, a sentence each. A word is found in any of its
 * forms: by the beginning of each of its parts, without accents, in any order.
 */
export function checkGlossary(glossary: Glossary, texts: Texts, english: Texts): string[] {
  return Object.entries(glossary).flatMap(([term, translation]) => {
    const ways = translation.split(' / ').map(stemsOf)
    const asked = new RegExp(`(?<!\\p{L})${escapeRegExp(term)}(?:e?s)?(?!\\p{L})`, 'iu')
    return Object.entries(english).flatMap(([key, text]) => {
      const own = texts[key]
      if (own === undefined || !asked.test(text)) return []
      const folded = fold(own)
      const kept = ways.some((stems) => stems.every((stem) => folded.includes(stem)))
      return kept ? [] : [`${key} says “${term}” otherwise than “${translation}”: ${own}`]
    })
  })
}

function stemsOf(words: string): string[] {
  return fold(words)
    .split(/[\s\u200c-]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, Math.max(SHORTEST_STEM, Math.ceil(word.length * STEM))))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{sc=Inherited}/gu, '')
    .toLowerCase()
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
