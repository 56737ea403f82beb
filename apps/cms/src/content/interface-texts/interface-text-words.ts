import type { TextProblem } from '@vitrine/locales/own-texts/find-text-problems'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { createTexts } from '../../platform/texts.ts'
import type english from './texts/en.json'

export type WordKey = keyof typeof english
export type Words = Record<WordKey, string>
/** Each problem has a sentence. */
export type ProblemKey = `problem.${TextProblem['kind']}` & WordKey

const { textsIn } = createTexts<WordKey>('apps/cms/src/content/interface-texts/texts')

/** What editors read about interface texts, in a language of the back office, else in English. */
export const interfaceTextWords = (language: string): Words => textsIn(language in adminLanguages ? language : 'en')

/** The same word in every language, as Payload wants labels. */
export const interfaceTextLabel = (key: WordKey): Record<string, string> =>
  Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, textsIn(language)[key]]))
