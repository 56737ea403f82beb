import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'

type DateTextProps = {
  /** An ISO date or date-time. */
  date: string
  /** The last day, where it is a span of days. */
  until?: string | undefined
  className?: string | undefined
}

/** A day or some days in the page's language: Gregorian, Latin digits, the same in every time zone; English the European way. */
export function DateText({ date, until = date, className }: DateTextProps) {
  const language = useLanguage()
  const tag = `${language === 'en' ? 'en-GB' : formatTagOf(language)}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <time dateTime={date} className={className} suppressHydrationWarning>
      {format.formatRange(new Date(date), new Date(until))}
    </time>
  )
}
