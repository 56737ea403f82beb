import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import type { ScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { createScreenText } from '../i18n/screen-text.ts'

type FinderTexts = ScreenTexts<'finder'>

/** The texts of the finder, which come with its data. */
export const [FinderTextsContext, useFinderText] = createScreenText<keyof FinderTexts>('the texts of the finder')

export type FinderText = ReturnType<typeof useFinderText>

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes as long as drawing a card, and a list has hundreds of figures. */
function formatOf(tag: string, decimals: number): Intl.NumberFormat {
  const key = `${tag} ${decimals}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(tag, { maximumFractionDigits: decimals })))
  return format
}

/** Formats figures as the language writes them, in Latin digits. */
export function useFigureFormat(): (figure: number, decimals?: number) => string {
  const tag = `${formatTagOf(useLanguage())}-u-nu-latn`
  return (figure, decimals = 3) => formatOf(tag, decimals).format(figure)
}
