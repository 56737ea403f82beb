import type english from '@vitrine/locales/documents/en.json'
import { type TextOf, textsOfFolder } from '../texts/texts-of-folder.ts'

type DocumentTextKey = keyof typeof english
export type DocumentText = TextOf<DocumentTextKey>

/** The texts about documents in a language. */
export const documentTextsIn = textsOfFolder<DocumentTextKey>('documents')
