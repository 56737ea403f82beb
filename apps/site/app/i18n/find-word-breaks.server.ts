import type { LanguageCode } from '@vitrine/locales/languages'
import { breakablePattern, type WordBreaks } from '../../shared/word-breaks.ts'
import { findHyphenator } from './hyphenators.server.ts'

/** The fields of the content API that are shown as titles, or in columns as narrow. */
const titleFields = new Set(['name', 'title', 'label', 'question', 'value'])

/** How many words of a language are remembered: more than a catalogue has in its titles. */
const MAX_REMEMBERED = 5000
const remembered = new Map<LanguageCode, Map<string, string>>()

/** Finds where the words of titles may be broken, in content of any shape. English that stands in for a language is left out. */
export function findWordBreaks(content: unknown, language: LanguageCode): WordBreaks {
  const words = new Set<string>()
  collectWords(content, breakablePattern(language), words)
  if (words.size === 0) return {}
  const breakWord = language === 'cn' ? breakChinese : findHyphenator(language)
  if (!breakWord) return {}
  const known = remembered.get(language) ?? new Map<string, string>()
  remembered.set(language, known)
  const breaks: Record<string, string> = {}
  for (const word of words) {
    const broken = known.get(word) ?? breakWord(word)
    if (known.size < MAX_REMEMBERED) known.set(word, broken)
    if (broken !== word) breaks[word] = broken
  }
  return breaks
}

function collectWords(content: unknown, pattern: RegExp, words: Set<string>) {
  if (typeof content !== 'object' || content === null) return
  const fallbacks = (content as { fallbackFields?: readonly string[] }).fallbackFields
  for (const [key, value] of Object.entries(content)) {
    if (typeof value === 'object') collectWords(value, pattern, words)
    else if (typeof value === 'string' && titleFields.has(key) && !fallbacks?.includes(key))
      for (const [word] of value.matchAll(pattern)) words.add(word)
  }
}

const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' })
const OPENING = /[\p{Ps}\p{Pi}]$/u
const MARK = /[，。；：！？、]$/u
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}]/u

/**
 * Puts bars between the words: none before a closing mark or after an opening one. A single character is a part of a word that the dictionary
 * lacks, or a particle: it stays with what is before it, but begins what follows a mark.
 */
function breakChinese(text: string): string {
  const pieces: string[] = []
  for (const { segment } of chineseWords.segment(text)) {
    const last = pieces.at(-1)
    const isTogether =
      last &&
      ((segment.length === 1 && !MARK.test(last)) || last.length === 1 || CLOSING.test(segment) || OPENING.test(last))
    if (isTogether) pieces.splice(-1, 1, last + segment)
    else pieces.push(segment)
  }
  return pieces.join('|')
}
