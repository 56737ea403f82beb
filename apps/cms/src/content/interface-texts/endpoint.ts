import { isLanguageCode } from '@vitrine/locales/languages'
import { isNarrow, maxLengthOf } from '@vitrine/locales/own-texts/max-length-of'
import { partOfText, type TextPart } from '@vitrine/locales/own-texts/text-parts'
import type { Endpoint } from 'payload'
import { forEditors, jsonAnswer } from '../../platform/http/for-editors.ts'
import { builtInTexts } from './built-in-texts.ts'
import { interfaceTextWords, type Words } from './interface-text-words.ts'

export type BuiltInText = {
  key: string
  part: TextPart
  text: string
  english: string
  /** How many characters it may have, where its place is narrow. */
  max: number | null
}

export type BuiltInTexts = { texts: BuiltInText[]; words: Words }

/** For editors: the texts that the site has by itself in a language, and the words of the screen on which they are changed. */
export const builtInTextsEndpoint: Endpoint = {
  method: 'get',
  path: '/interface-texts/:language',
  handler: forEditors('interface texts', async (req) => {
    const language = String(req.routeParams?.language)
    if (!isLanguageCode(language)) return jsonAnswer({ error: 'notFound' }, 404)
    const english = builtInTexts('en')
    const texts = Object.entries(builtInTexts(language)).map(([key, text]): BuiltInText => ({
      key,
      part: partOfText(key) ?? 'shared',
      text,
      english: english[key] ?? text,
      max: isNarrow(key) ? maxLengthOf(key) : null,
    }))
    return jsonAnswer({ texts, words: interfaceTextWords(req.i18n.language) } satisfies BuiltInTexts)
  }),
}
