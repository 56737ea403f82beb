import { adminLanguages } from '../../platform/admin-languages.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type ImportKey = keyof typeof english
export type ImportTexts = Record<ImportKey, string>

const { textsIn } = createTexts<ImportKey>('apps/cms/src/content/imports/texts')

/** The texts about exports and imports in a language of the back office, else in English. */
export const importTexts = (language: string): ImportTexts => textsIn(language in adminLanguages ? language : 'en')
