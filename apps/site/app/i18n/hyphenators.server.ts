import { createRequire } from 'node:module'
import type { LanguageCode } from '@vitrine/locales/languages'
import { HyphenationPatterns, type PatternDefinition } from './hyphenation-patterns.server.ts'

/**
 * The patterns of languages whose long words are hyphenated, as the package hyphen names them. Arabic, Persian, Chinese, Kannada and Vietnamese
 * have no hyphen within a word.
 */
const patternNames: Partial<Record<LanguageCode, string>> = {
  bg: 'bg',
  de: 'de-1996',
  en: 'en-gb',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  ro: 'ro',
  ru: 'ru',
  sr: 'sh-latn',
  tr: 'tr',
}

/** The least letters before and after a hyphen: shorter ends look torn off. */
const MIN_END = 4

const loaded = new Map<string, HyphenationPatterns>()

/** What puts bars into a word where its language may hyphenate it; null where it has no hyphens. */
export function findHyphenator(language: LanguageCode): ((word: string) => string) | null {
  const name = patternNames[language]
  if (!name) return null
  const patterns = loaded.get(name) ?? new HyphenationPatterns(readDefinition(name))
  loaded.set(name, patterns)
  return (word) => {
    const places = patterns.findHyphens(word).filter((at) => at >= MIN_END && at <= word.length - MIN_END)
    return [0, ...places].map((at, index) => word.slice(at, places[index])).join('|')
  }
}

/** What the file says, of which Node is to keep nothing. */
function readDefinition(name: string): PatternDefinition {
  const require = createRequire(import.meta.url)
  const file = require.resolve(`hyphen/patterns/${name}.js`)
  const definition = require(file) as PatternDefinition
  delete require.cache[file]
  return definition
}
