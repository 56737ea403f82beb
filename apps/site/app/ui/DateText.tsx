import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage } from '../i18n/LanguageContext.tsx'

type DateTextProps = {
  /** An ISO date or date-time. */
  date: string
  /** The last day of a range. */
  until?: string | undefined
}

/** A date or a range of dates in the page's language: Gregorian, Latin digits, the same in every time zone, British English. */
export function DateText({ date, until = date }: DateTextProps) {
  const language = useLanguage()
  const tag = `${language === 'en' ? 'en-GB' : formatTagOf(language)}-u-ca-gregory-nu-latn`
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const days = [new Date(date), new Date(until)] as const
  return (
    <time dateTime={date} suppressHydrationWarning>
      {/* The browsers' own range is all figures in Chinese, unlike the dates beside it. */}
      {language === 'cn' && until !== date
        ? toChineseRange(format.format(days[0]), format.format(days[1]))
        : format.formatRange(...days)}
    </time>
  )
}

/** As `2027年4月14日`; the year of the second day is written where it is another one. */
const toChineseRange = (from: string, to: string) => `${from}至${to.replace(from.slice(0, 5), '')}`
