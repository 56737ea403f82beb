import { tagOf } from './tag-of.ts'

/**
 * A date and time in the reader's language, with the name of its time zone.
 * @param timeZone the reader's, which only his browser knows
 */
export function toMoment(iso: string, language: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(`${tagOf(language)}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    // As the lists have it: an offset, which everybody understands. That of UTC would be called GMT.
    timeZoneName: timeZone === 'UTC' ? 'short' : 'shortOffset',
  }).format(new Date(iso))
}
