import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import type { FieldHook, JSONFieldValidation } from 'payload'
import { fillTemplate } from '../../platform/fill-template.ts'
import { interfaceTextWords } from './interface-text-words.ts'
import { checkOwnTexts, readOwnTexts, tidyOwnTexts } from './own-texts.ts'
import { toSentences } from './to-sentences.ts'

/** So many texts are named in one refusal. */
const NAMED = 3

const languageOf = (locale: string | null | undefined): LanguageCode =>
  locale && isLanguageCode(locale) ? locale : 'en'

/** Before a save: nothing that is empty or equals the built-in text is kept. */
export const tidyTexts: FieldHook = ({ value, req }) => {
  const texts = readOwnTexts(value)
  if (!texts) return value
  const tidy = tidyOwnTexts(texts, languageOf(req.locale))
  return Object.keys(tidy).length > 0 ? tidy : null
}

/** Whether texts may stand in for the built-in ones of the language that is saved; else which may not, and why. */
export const validateTexts: JSONFieldValidation = (value, { req }) => {
  const language = languageOf(req.locale)
  const texts = readOwnTexts(value)
  if (!texts) return req.t('error:unspecific')
  const words = interfaceTextWords(req.i18n.language)
  const wrong = checkOwnTexts(tidyOwnTexts(texts, language), language)
  if (wrong.length === 0) return true
  const details = wrong.slice(0, NAMED).map(([key, problems]) => {
    if (problems === null) return fillTemplate(words.unknownKey, { key })
    return `${key}: ${toSentences(problems, words).join(' ')}`
  })
  const rest = wrong.length > NAMED ? ' …' : ''
  return `${fillTemplate(words.refused, { details: details.join(' · ') })}${rest}`
}
