import { adminLanguages } from '../admin-languages.ts'
import { fillTemplate } from '../fill-template.ts'
import { createTexts } from '../texts.ts'
import type english from './texts/en.json'

export type AccountTextKey = keyof typeof english
export type AccountTexts = Record<AccountTextKey, string>

const { textsIn } = createTexts<AccountTextKey>('apps/cms/src/platform/accounts/texts')

/** The texts about accounts in a language of the back office (admin-languages.ts), else in English. */
export function accountTexts(language: string): AccountTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}

export function accountText(language: string, key: AccountTextKey, values: Record<string, string | number> = {}) {
  return fillTemplate(accountTexts(language)[key], values)
}

/** The same text in every language, as Payload wants labels. */
export function accountLabel(key: AccountTextKey): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, accountTexts(language)[key]]))
}
