import { tagOf } from '../../platform/tag-of.ts'
import type { Compared } from '../read-statistics.ts'
import type { Speed } from '../percentile.ts'

/** How figures are written for a reader. */
export type Formats = ReturnType<typeof createFormats>

/** @param language of the back office */
export function createFormats(language: string) {
  const tag = `${tagOf(language)}-u-ca-gregory-nu-latn`
  const whole = new Intl.NumberFormat(tag)
  const tenths = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  const change = new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'exceptZero' })
  const seconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', maximumFractionDigits: 1 })
  const milliseconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 })
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })
  const more = (text: string, isMore: boolean) => (isMore ? `> ${text}` : text)
  return {
    whole: (count: number) => whole.format(count),
    tenths: (figure: number) => tenths.format(figure),
    percent: (share: number) => percent.format(share),
    /** Empty where there was nothing to compare with. */
    change: ({ count, before }: Compared) => (before === 0 ? '' : change.format(count / before - 1)),
    day: (key: string) => day.format(new Date(key)),
    lcp: (speed: Speed | null) => (speed ? more(seconds.format(speed.ms / 1000), speed.isMore) : '–'),
    inp: (speed: Speed | null) => (speed ? more(milliseconds.format(speed.ms), speed.isMore) : '–'),
  }
}
