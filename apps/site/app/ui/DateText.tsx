import { tagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../language/LanguageContext.tsx'

type DateTextProps = {
  /** An ISO date or date-time. */
  date: string
  className?: string | undefined
}

/** A day in the page's language: Gregorian, Latin digits, the same in every time zone. */
export function DateText({ date, className }: DateTextProps) {
  const tag = `${tagOf(useLanguage())}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time dateTime={date} className={className} suppressHydrationWarning>
      {format.format(new Date(date))}
    </time>
  )
}
