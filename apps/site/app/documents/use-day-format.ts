import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'

/** Formats a day such as `2026-05-31` to stand within a sentence: Gregorian, Latin digits, the same in every time zone. */
export function useDayFormat(): (day: string) => string {
  const language = useLanguage()
  const tag = `${language === 'en' ? 'en-GB' : formatTagOf(language)}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}
