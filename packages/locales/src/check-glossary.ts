import type { Texts } from './check-texts.ts'

/** The technical terms of one language: `{ "mitre saw": "Gehrungssäge" }`. Alternatives are separated by ` / `. */
export type Glossary = Record<string, string>

/** The part of a word that is compared: the rest may be an ending. */
const STEM = 0.6
const MIN_STEM_LENGTH = 3

/**
 * Checks that texts use the terms of the glossary where their English does; a sentence for each that does not. A term is found in
 * any of its forms: by the beginning of each of its words, without accents, in any order.
 */
export function checkGlossary(glossary: Glossary, texts: Texts, english: Texts): string[] {
  return Object.entries(glossary).flatMap(([term, translation]) => {
    const alternatives = translation.split(' / ').map(stemsOf)
    const termPattern = new RegExp(`(?<!\\p{L})${escapeRegExp(term)}(?:e?s)?(?!\\p{L})`, 'iu')
    return Object.entries(english).flatMap(([key, text]) => {
      const own = texts[key]
      if (own === undefined || !termPattern.test(text)) return []
      const folded = fold(own)
      const isUsed = alternatives.some((stems) => stems.every((stem) => folded.includes(stem)))
      return isUsed ? [] : [`${key} translates “${term}” otherwise than “${translation}”: ${own}`]
    })
  })
}

function stemsOf(words: string): string[] {
  return fold(words)
    .split(/[\s\u200c-]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, Math.max(MIN_STEM_LENGTH, Math.ceil(word.length * STEM))))
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{sc=Inherited}/gu, '')
    .toLowerCase()
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
