import type { LanguageCode } from './languages.ts'

/** Names that are not translated. Arabic, Persian and Kannada may write them in their own script. */
const names = ['Facebook', 'YouTube', 'Twitter', 'Instagram', 'LinkedIn', 'WhatsApp', 'Vitrine', 'CSV', 'PDF']

/** Words that are the same in a language as in English. Any other text that equals the English one was not translated. */
const shared: Partial<Record<LanguageCode, readonly string[]>> = {
  de: ['Service', 'Parameter', 'Video', 'Fax'],
  es: ['No', 'Fax', 'Asia'],
  fr: ['Menu', 'Machines', 'Page {page}', 'Contact', 'Fax', 'E-mail', 'Europe', 'Article', 'Articles', 'Message'],
  it: ['Menu', 'Video', 'No', 'Fax', 'E-mail', 'Africa', 'Asia', 'Oceania'],
  nl: ['Service', 'Menu', 'Machines', 'Model', 'Parameter', 'Video', 'Contact', 'Fax', 'E-mail', 'Dealers'],
  pl: ['Menu', 'Model', 'E-mail', 'Oceania'],
  pt: ['Menu', 'Fax', 'E-mail'],
  ro: ['Service', 'Model', 'Contact', 'Fax', 'E-mail', 'Africa', 'Asia', 'Oceania'],
  sr: ['Model'],
  tr: ['Model', 'Video'],
  vn: ['Video', 'Fax'],
}

/** Whether a text of a language may equal the English text. */
export function mayEqualEnglish(text: string, language: LanguageCode): boolean {
  return names.includes(text) || (shared[language]?.includes(text) ?? false)
}
