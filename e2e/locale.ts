import { readFileSync } from 'node:fs'
import { defaultLanguage, type LanguageCode, languageOf } from '@vitrine/locales/languages'

/** A Latin, a right-to-left and a Chinese language: what holds for these three scripts holds for the others. */
export const testLanguages = ['en', 'ar', 'cn'] as const satisfies readonly LanguageCode[]

export type LocaleFixture = ReturnType<typeof localeFixture>

/**
 * What tests need of a language: its prefix in addresses, its request header, its interface texts.
 * `text` fills plain placeholders; it cannot choose plural forms.
 */
export function localeFixture(code: LanguageCode) {
  const texts = {
    ...readTexts('texts', code),
    ...readTexts('leads', code),
    ...readTexts('home', code, 'home.'),
    ...readTexts('compare', code, 'compare.'),
  }
  const { dir, tag } = languageOf(code)
  return {
    code,
    dir,
    tag,
    headers: { 'accept-language': code },
    at: (path: string) => (code === defaultLanguage ? path : `/${code}${path === '/' ? '' : path}`),
    text: (key: string, values: Record<string, string> = {}) => {
      const text = texts[key]
      if (text === undefined) throw new Error(`no text ${key} in ${code}`)
      return text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
    },
  }
}

/** @param prefix before the keys of texts that a screen has for itself */
function readTexts(folder: string, code: LanguageCode, prefix = ''): Record<string, string> {
  const file = new URL(`../packages/locales/${folder}/${code}.json`, import.meta.url)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [prefix + key, text]))
}
