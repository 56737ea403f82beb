import type { LanguageCode } from '@vitrine/locales/languages'
import { builtInTexts } from '../content/interface-texts/built-in-texts.ts'
import { type OwnTexts, readOwnTexts, usableOwnTexts } from '../content/interface-texts/own-texts.ts'

export type InterfaceTextsDocument = { texts?: Partial<Record<LanguageCode, unknown>> | null }

/** Texts by language, as long as the document is kept in memory: checking them takes longer than answering. */
const checked = new WeakMap<InterfaceTextsDocument, Map<LanguageCode, OwnTexts>>()

/** What editors have written in place of the site's own texts in a language, as far as it can stand there. */
export function toInterfaceTexts(document: InterfaceTextsDocument, language: LanguageCode): OwnTexts {
  const byLanguage = checked.get(document) ?? new Map<LanguageCode, OwnTexts>()
  checked.set(document, byLanguage)
  let texts = byLanguage.get(language)
  if (!texts)
    byLanguage.set(language, (texts = usableOwnTexts(readOwnTexts(document.texts?.[language]) ?? {}, language)))
  return texts
}

/** A text of the interface that content is shown with, such as the name of a group of specifications. */
export const interfaceText = (language: LanguageCode, key: `product.${string}`, own: OwnTexts = {}): string =>
  own[key] ?? builtInTexts(language)[key] ?? key
