import { formatTagOf } from '@vitrine/locales/languages'
import { createContext, use } from 'react'
import { messageFormat } from '../../../shared/texts/message-format.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import type { NearTextKey, NearTexts } from './load-near.server.ts'

export const NearTextsContext = createContext<NearTexts | null>(null)

export type NearText = (key: NearTextKey, values?: Record<string, string | number>) => string

/** The texts of the search for dealers, which come with its data. */
export function useNearText(): NearText {
  const texts = use(NearTextsContext)
  const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
  if (!texts) throw new Error('the texts of the search for dealers are missing above this component')
  const format = messageFormat(tag)
  return (key, values) => {
    const message = texts[key]
    return typeof message === 'string' ? message : format(message, values)
  }
}
