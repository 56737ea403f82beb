import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'

type DateTextProps = {
  /** An ISO date or date-time. */
  date: string
  /** The last day of a range. */
  until?: string | undefined
  className?: string | undefined
}

/** A date or a range of dates in the page's language: Gregorian, Latin digits, the same in every time zone, British English. */
export function DateText({ date, until = date, className }: DateTextProps) {
  const language = useLanguage()
  const tag = `${language === 'en' ? 'en-GB' : formatTagOf(language)}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const [first, last] = [new Date(date), new Date(until)]
  // The browsers' own range is all figures in Chinese, unlike the dates beside it.
  const isRange = date !== until
  return (
    <time dateTime={date} className={className} suppressHydrationWarning>
      {isRange && language === 'cn'
        ? `${format.format(first)}至${format.format(last)}`
        : format.formatRange(first, last)}
    </time>
  )
}
