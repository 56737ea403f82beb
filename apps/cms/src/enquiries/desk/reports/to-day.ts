import { tagOf } from '../../../platform/tag-of.ts'

/** A day, such as the Monday of a week, as the reader writes it. */
export function toDay(key: string, language: string): string {
  const format = new Intl.DateTimeFormat(`${tagOf(language)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return format.format(new Date(key))
}
