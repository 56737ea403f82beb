import type { LanguageCode } from '@vitrine/locales/languages'

type Hyphenate = (text: string, options: { hyphenChar: string; minWordLength: number }) => string

/** The patterns of languages whose long words are hyphenated. Arabic, Persian, Chinese, Kannada and Vietnamese have no hyphen within a word. */
const modules: Partial<Record<LanguageCode, () => Promise<{ default: { hyphenateSync: Hyphenate } }>>> = {
  bg: () => import('hyphen/bg'),
  de: () => import('hyphen/de'),
  en: () => import('hyphen/en-gb'),
  es: () => import('hyphen/es'),
  fr: () => import('hyphen/fr'),
  it: () => import('hyphen/it'),
  nl: () => import('hyphen/nl'),
  pl: () => import('hyphen/pl'),
  pt: () => import('hyphen/pt'),
  ro: () => import('hyphen/ro'),
  ru: () => import('hyphen/ru'),
  sr: () => import('hyphen/sh-latn'),
  tr: () => import('hyphen/tr'),
}

/** The least letters before and after a hyphen: shorter ends look torn off. */
const MIN_END = 4

/** What puts bars into a word where its language may hyphenate it; null where it has no hyphens. */
export async function loadHyphenator(language: LanguageCode): Promise<((word: string) => string) | null> {
  const load = modules[language]
  if (!load) return null
  const { hyphenateSync } = (await load()).default
  return (word) => keepEnds(hyphenateSync(word, { hyphenChar: '|', minWordLength: 2 * MIN_END }))
}

/** Joins what would leave less than four letters at an end. */
function keepEnds(hyphenated: string): string {
  const parts = hyphenated.split('|')
  while (parts.length > 1 && (parts[0]?.length ?? 0) < MIN_END) parts.splice(0, 2, `${parts[0]}${parts[1]}`)
  while (parts.length > 1 && (parts.at(-1)?.length ?? 0) < MIN_END)
    parts.splice(-2, 2, `${parts.at(-2)}${parts.at(-1)}`)
  return parts.join('|')
}
