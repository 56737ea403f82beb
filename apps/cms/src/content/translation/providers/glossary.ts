import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkGlossary, type Glossary } from '@vitrine/locales/check-glossary'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

const read = new Map<LanguageCode, Glossary>()

function glossaryOf(language: LanguageCode): Glossary {
  const known = read.get(language)
  if (known) return known
  const file = join(repositoryRoot(), 'packages/locales/glossary', `${language}.json`)
  const glossary = language === 'en' ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Glossary)
  read.set(language, glossary)
  return glossary
}

/** The terms of the trade in English texts, with their translations. */
export function termsIn(language: LanguageCode, texts: readonly string[]): [english: string, translation: string][] {
  const text = texts.join('\n')
  // Whatever has no translation of a term at all has missed all that are in the English.
  return Object.entries(glossaryOf(language)).filter(([term, own]) => missed({ [term]: own }, '', text))
}

/** The terms that a translation lacks though its English has them. */
export function missedTerms(language: LanguageCode, english: string, translation: string): string[] {
  return Object.entries(glossaryOf(language))
    .filter(([term, own]) => missed({ [term]: own }, translation, english))
    .map(([term, own]) => `${term} → ${own}`)
}

const missed = (glossary: Glossary, text: string, english: string) =>
  checkGlossary(glossary, { text }, { text: english }).length > 0
