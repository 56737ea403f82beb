import { adminLanguages } from '../platform/admin-languages.ts'
import { fillTemplate } from '../platform/fill-template.ts'
import { createTexts } from '../platform/texts.ts'
import type english from './texts/en.json'

export type ContentKey = keyof typeof english

const { textIn } = createTexts<ContentKey>('apps/cms/src/content/texts')

/** Who reads it: a request of the back office has the language of its user. */
type Reader = { i18n?: { language: string } }

/** What the back office says to editors, in the reader's language, else in English. */
export function contentText({ i18n }: Reader, key: ContentKey, values: Record<string, string | number> = {}): string {
  const language = i18n && i18n.language in adminLanguages ? i18n.language : 'en'
  return fillTemplate(textIn(language, key), values)
}

/** The same text in every language, as Payload wants labels. */
export function contentLabel(key: ContentKey): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, textIn(language, key)]))
}
