import { adminLanguages } from '../../platform/admin-languages.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type FindingsKey = keyof typeof english
export type FindingsTexts = Record<FindingsKey, string>

const { textsIn } = createTexts<FindingsKey>('apps/cms/src/content/findings/texts')

/** The texts about findings in a language of the back office, else in English. */
export function findingsTexts(language: string): FindingsTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}
