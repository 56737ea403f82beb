import { adminLanguages } from '../../platform/admin-languages.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type CompletenessKey = keyof typeof english
export type CompletenessTexts = Record<CompletenessKey, string>

const { textsIn } = createTexts<CompletenessKey>('apps/cms/src/content/completeness/texts')

/** The texts about completeness in a language of the back office, else in English. */
export function completenessTexts(language: string): CompletenessTexts {
  return textsIn(language in adminLanguages ? language : 'en')
}

export function completenessText(
  language: string,
  key: CompletenessKey,
  values: Record<string, string | number> = {},
): string {
  return fillTemplate(completenessTexts(language)[key], values)
}

/** The same text in every language, as Payload wants labels. */
export function completenessLabel(key: CompletenessKey): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, completenessTexts(language)[key]]))
}
