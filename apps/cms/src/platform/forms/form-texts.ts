import { adminLanguages } from '../admin-languages.ts'
import { createTexts } from '../texts.ts'
import type english from './texts/en.json'

export type FormText = keyof typeof english

const { textsIn, textIn } = createTexts<FormText>('apps/cms/src/platform/forms/texts')

/** Whether an English text of a form has translations. */
export const isFormText = (text: string): text is FormText => text in textsIn('en')

/** A text of a form in every language, as Payload wants labels. */
export function formLabel(text: FormText): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, textIn(language, text)]))
}

/** A text of a form in a language of the back office, else in English. */
export const formText = (language: string, text: FormText) => textIn(language in adminLanguages ? language : 'en', text)
