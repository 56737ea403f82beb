import { defaultLanguage, type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import type { Texts } from './texts-of.ts'

/** The English text that translations were made from, where it is another one now. */
export type Origin = { path: string; english: string; languages: LanguageCode[] }

/**
 * The origins after a save. A translation that the save changes is made from the English text of now; one that it leaves alone is made from
 * what was English before, if the save changes that. Where both are the same again there is nothing to remember.
 */
export function decideOrigins(origins: readonly Origin[], before: Texts, after: Texts): Origin[] {
  const decided: Origin[] = []
  for (const [path, text] of after) {
    const was = before.get(path) ?? {}
    for (const language of languageCodes) {
      const isLeft = text[language] !== undefined && text[language] === was[language]
      if (language === defaultLanguage || !isLeft) continue
      const english = originOf(origins, path, language) ?? was[defaultLanguage]
      if (english !== undefined && english !== text[defaultLanguage]) add(decided, path, english, language)
    }
  }
  return decided
}

/** The English text that a translation was made from; undefined where it is the present one. */
export function originOf(origins: readonly Origin[], path: string, language: LanguageCode): string | undefined {
  return origins.find((it) => it.path === path && it.languages.includes(language))?.english
}

/** What is left when somebody has said that translations are still right. @param path of one text; without it, of all of them */
export function withoutOrigins(origins: readonly Origin[], language: LanguageCode, path?: string): Origin[] {
  return origins
    .map((it) =>
      path === undefined || it.path === path
        ? { ...it, languages: it.languages.filter((code) => code !== language) }
        : it,
    )
    .filter(({ languages }) => languages.length > 0)
}

function add(origins: Origin[], path: string, english: string, language: LanguageCode) {
  const same = origins.find((it) => it.path === path && it.english === english)
  if (same) same.languages.push(language)
  else origins.push({ path, english, languages: [language] })
}
