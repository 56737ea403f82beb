import { formatTagOf } from '@vitrine/locales/languages'
import { createContext, use } from 'react'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { messageFormat } from '../../shared/texts/message-format.ts'
import type { FinderTextKey, FinderTexts } from './load-finder.server.ts'

export const FinderTextsContext = createContext<FinderTexts | null>(null)

export type FinderText = (key: FinderTextKey, values?: Record<string, string | number>) => string

/** The texts of the finder, which come with its data. */
export function useFinderText(): FinderText {
  const texts = use(FinderTextsContext)
  const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
  if (!texts) throw new Error('the texts of the finder are missing above this component')
  const format = messageFormat(tag)
  return (key, values) => {
    const message = texts[key]
    return typeof message === 'string' ? message : format(message, values)
  }
}

/** Formats figures as the language writes them, in Latin digits. */
export function useFigureFormat(): (figure: number, decimals?: number) => string {
  const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
  return (figure, decimals = 3) => new Intl.NumberFormat(tag, { maximumFractionDigits: decimals }).format(figure)
}
