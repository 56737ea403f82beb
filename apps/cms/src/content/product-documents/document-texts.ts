import type { PayloadRequest } from 'payload'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type DocumentTextKey = keyof typeof english

const { textIn } = createTexts<DocumentTextKey>('apps/cms/src/content/product-documents/texts')

/** What the back office says about documents of products, in the reader's language, else in English. */
export function documentText(
  { i18n }: { i18n?: Pick<PayloadRequest['i18n'], 'language'> },
  key: DocumentTextKey,
  values: Record<string, string | number> = {},
): string {
  const language = i18n && i18n.language in adminLanguages ? i18n.language : 'en'
  return fillTemplate(textIn(language, key), values)
}

/** The same text in every language, as Payload wants labels. */
export const documentLabel = (key: DocumentTextKey): Record<string, string> =>
  Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, textIn(language, key)]))
