import type { LanguageCode } from '@vitrine/locales/languages'
import { type Known, stalePaths } from '../../completeness/language-states.ts'

/**
 * The texts of a document that a language lacks, required or not, and those whose English has changed.
 * @param withStale whether those are wanted, too
 */
export function findGapTexts(known: Known, language: LanguageCode, withStale = true): string[] {
  const stale = new Set(withStale ? stalePaths(known, language) : [])
  return [...known.texts].flatMap(([path, text]) =>
    text.en !== undefined && (text[language] === undefined || stale.has(path)) ? [path] : [],
  )
}
