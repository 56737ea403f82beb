import type { ScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { createScreenText } from '../i18n/screen-text.ts'

export type DocumentTexts = ScreenTexts<'documents'>

/** The texts about documents, which come with the data of their pages. */
export const [DocumentTextsContext, useDocumentText] =
  createScreenText<keyof DocumentTexts>('the texts about documents')
