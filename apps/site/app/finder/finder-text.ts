import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import type { ScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { createScreenText } from '../i18n/screen-text.ts'

type FinderTexts = ScreenTexts<'finder'>

/** The texts of the finder, which come with its data. */
export const [FinderTextsContext, useFinderText] = createScreenText<keyof FinderTexts>('the texts of the finder')

export type FinderText = ReturnType<typeof useFinderText>

/** Formats figures as the language writes them, in Latin digits. */
export function useFigureFormat(): (figure: number, decimals?: number) => string {
  const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
  return (figure, decimals = 3) => new Intl.NumberFormat(tag, { maximumFractionDigits: decimals }).format(figure)
}
