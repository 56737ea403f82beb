import type { LanguageCode } from './languages.ts'

/** Names that nobody translates. Arabic, Persian and Kannada may still write them in their own letters. */
const names = ['Facebook', 'YouTube', 'Twitter', 'Instagram', 'LinkedIn', 'WhatsApp', 'Vitrine', 'CSV', 'PDF']

/** Words that a language shares with English to the letter. Whatever else equals the English text was not translated. */
const shared: Partial<Record<LanguageCode, readonly string[]>> = {
  de: ['Service', 'Parameter', 'Video', 'Fax'],
  es: ['No', 'Fax', 'Asia'],
  fr: ['Menu', 'Machines', 'Contact', 'Fax', 'E-mail', 'Europe', 'Article', 'Articles', 'Message'],
  it: ['Menu', 'Video', 'No', 'Fax', 'E-mail', 'Africa', 'Asia', 'Oceania'],
  nl: ['Service', 'Menu', 'Machines', 'Model', 'Parameter', 'Video', 'Contact', 'Fax', 'E-mail', 'Dealers'],
  pl: ['Menu', 'Model', 'E-mail', 'Oceania'],
  pt: ['Menu', 'Fax', 'E-mail'],
  ro: ['Service', 'Model', 'Contact', 'Fax', 'E-mail', 'Africa', 'Asia', 'Oceania'],
  sr: ['Model'],
  tr: ['Model', 'Video'],
  vn: ['Video', 'Fax'],
}

/** Whether a text may read in a language as it does in English. */
export function mayEqualEnglish(text: string, language: LanguageCode): boolean {
  return names.includes(text) || (shared[language]?.includes(text) ?? false)
}
