import type { LanguageCode } from '@vitrine/locales/languages'

const commas: Partial<Record<LanguageCode, string>> = { ar: '، ', ir: '، ', cn: '，' }

/** What parts items of a list or parts of a sentence, as a language writes it. */
export const commaOf = (language: LanguageCode) => commas[language] ?? ', '
