import { fillTemplate } from '../fill-template.ts'
import { type FormText, formText } from './form-texts.ts'

/** Says something to whoever fills in a form: an English text, and what its places are filled with. */
export type Say = (text: FormText, values?: Record<string, string | number>) => string

export const sayEnglish: Say = (text, values = {}) => fillTemplate(text, values)

/** In the language of whoever sends the request. */
export const sayTo =
  ({ i18n }: { i18n?: { language: string } }): Say =>
  (text, values = {}) =>
    fillTemplate(formText(i18n?.language ?? 'en', text), values)
