import {
  type Device,
  devices,
  INP_LIMITS_MS,
  LCP_LIMITS_MS,
  OVER_ALL_LIMITS,
  type PageKind,
  type StatisticDimension,
} from '@vitrine/contract/statistics-api'
import { z } from 'zod'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { isCountryCode } from './country-codes.ts'
import { shouldLogSearch } from '../content/should-log.ts'

const MAX_PATH_LENGTH = 300
const MAX_WORDS_LENGTH = 200
/** More is no page that somebody has waited for, or no press. */
const MAX_TIME_MS = 120_000
/** More pages nobody looks at between two looks at something else. */
export const MAX_VIEWS = 50

const time = z.number().int().min(0).max(MAX_TIME_MS)

/** What a page tells (app/shell/statistics/count-views.ts). */
export const viewReport = z.strictObject({
  seen: z
    .array(
      z.tuple([
        z.string().startsWith('/').max(MAX_PATH_LENGTH),
        z.string().max(MAX_WORDS_LENGTH).nullable(),
        z.boolean(),
      ]),
    )
    .min(1)
    .max(MAX_VIEWS),
  isVisit: z.boolean(),
  country: z.string().regex(/^([A-Z]{2})?$/),
  device: z.enum(devices),
  lcp: time,
  inp: time,
})
export type ViewReport = z.infer<typeof viewReport>

export type Count = readonly [StatisticDimension, value: string]

/**
 * What a message counts for. Words that may tell who somebody is count as a search without words.
 * @param kindOf the kind of a page of the site; null of an address that is none, `unknown` where that cannot be found out now
 * @returns nothing where the first address is no page: then nothing else of it is believed
 */
export function toCounts(report: ViewReport, kindOf: (path: string) => PageKind | 'unknown' | null): Count[] {
  const [first] = report.seen
  const firstKind = first && kindOf(first[0])
  if (!first || !firstKind) return []
  const counts = report.seen.flatMap(([path, words, isNothingFound]) =>
    ofView(path, words, isNothingFound, kindOf(path)),
  )
  if (report.isVisit) counts.push(['visit', toVisit(first[0], report.country)])
  const kind = firstKind === 'unknown' ? 'other' : firstKind
  if (report.lcp > 0) counts.push(['lcp', toSpeed(kind, report.device, report.lcp, LCP_LIMITS_MS)])
  if (report.inp > 0) counts.push(['inp', toSpeed(kind, report.device, report.inp, INP_LIMITS_MS)])
  return counts
}

function ofView(
  path: string,
  words: string | null,
  isNothingFound: boolean,
  kind: ReturnType<Parameters<typeof toCounts>[1]>,
): Count[] {
  if (kind === null) return []
  const counts: Count[] = [['view', kind === 'unknown' ? '' : splitLanguage(path).path]]
  if (words === null || words.trim() === '' || kind !== 'search') return counts
  const shown = toWords(words)
  counts.push(['search', shown])
  if (isNothingFound) counts.push(['search-none', shown])
  return counts
}

/** Searches that differ in case and spaces alone are one. */
function toWords(words: string): string {
  const one = words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  return shouldLogSearch(one) ? one : ''
}

function toVisit(path: string, country: string): string {
  const { language } = splitLanguage(path)
  return isCountryCode(country) ? `${language} ${country}` : language
}

function toSpeed(kind: PageKind, device: Device, ms: number, limits: readonly number[]): string {
  return `${kind} ${device} ${limits.find((limit) => ms <= limit) ?? OVER_ALL_LIMITS}`
}
