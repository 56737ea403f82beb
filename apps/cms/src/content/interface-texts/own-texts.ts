import { findTextProblems, type TextProblem } from '@vitrine/locales/own-texts/find-text-problems'
import type { LanguageCode } from '@vitrine/locales/languages'
import { builtInTexts } from './built-in-texts.ts'

/** Texts that editors wrote, by key, of one language. */
export type OwnTexts = Readonly<Record<string, string>>

/** The value of a form as texts by key; null where it is something else. */
export function readOwnTexts(value: unknown): OwnTexts | null {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object' || Array.isArray(value)) return null
  return Object.values(value).every((it) => typeof it === 'string') ? (value as OwnTexts) : null
}

/** Without spaces around them, and without those that are empty or what the site says by itself. */
export function tidyOwnTexts(texts: OwnTexts, language: LanguageCode): OwnTexts {
  const builtIn = builtInTexts(language)
  const trimmed = Object.entries(texts).map(([key, text]) => [key, text.trim()] as const)
  return Object.fromEntries(trimmed.filter(([key, text]) => text !== '' && text !== builtIn[key]))
}

/** What is wrong with each; of a key that no text has, null. */
export function checkOwnTexts(
  texts: OwnTexts,
  language: LanguageCode,
): [key: string, problems: TextProblem[] | null][] {
  const builtIn = builtInTexts(language)
  return Object.entries(texts).flatMap(([key, text]): [string, TextProblem[] | null][] => {
    const own = Object.hasOwn(builtIn, key) ? builtIn[key] : undefined
    if (own === undefined) return [[key, null]]
    const problems = findTextProblems(language, key, text, own)
    return problems.length > 0 ? [[key, problems]] : []
  })
}

/** Those that still stand in for a built-in text: after an update some may be of texts that are no more, or have other placeholders. */
export function usableOwnTexts(given: OwnTexts, language: LanguageCode): OwnTexts {
  const texts = tidyOwnTexts(given, language)
  const refused = new Set(checkOwnTexts(texts, language).map(([key]) => key))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !refused.has(key)))
}
