import { adminLanguages } from '../platform/admin-languages.ts'
import { createTexts } from '../platform/texts.ts'
import type english from './texts/en.json'

export type PreviewKey = keyof typeof english
export type PreviewTexts = Record<PreviewKey, string>

const { textsIn } = createTexts<PreviewKey>('apps/cms/src/preview/texts')

/** Who reads it: a request of the back office has the language of its user. */
type Reader = { i18n?: { language: string } }

/** What the back office says about previews, in the reader's language, else in English. */
export function previewTexts({ i18n }: Reader): PreviewTexts {
  return textsIn(i18n && i18n.language in adminLanguages ? i18n.language : 'en')
}
