import { sql } from '@payloadcms/db-sqlite'
import { devices, pageKinds, type StatisticDimension, statisticDimensions } from '@vitrine/contract/statistics-api'
import type { Payload } from 'payload'
import { databaseOf, rowsOf } from '../platform/database/database-of.ts'
import { valuesOf } from '../platform/database/values-of.ts'
import { addDays } from './days.ts'
import type { Period } from './period.ts'
import { type Histogram, type Speed, toLimit, toSpeed } from './percentile.ts'

/** A count in the period, and in the one before it. */
export type Compared = { count: number; before: number }
export type Line = Compared & { value: string }
export type Visits = Compared & { language: string; country: string }
export type SpeedLine = { kind: string; device: string; lcp: Speed | null; inp: Speed | null }

export type Statistics = {
  totals: Record<StatisticDimension | 'enquiry', Compared>
  /** Visits by day, in both periods; days without a visit are left out. */
  days: Map<string, number>
  pages: Line[]
  searches: (Line & { nothing: number })[]
  visits: Visits[]
  enquiries: Line[]
  speed: SpeedLine[]
  /** Of all pages and devices; `before` of the period before. */
  allSpeed: { lcp: Speed | null; inp: Speed | null; lcpBefore: Speed | null; inpBefore: Speed | null }
}

const MAX_LINES = 100
const GOOD_MS = { lcp: 2500, inp: 200 }

type Read = (statement: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>

/** What was counted in a period and in the one before it; added up by the database. */
export async function readStatistics(payload: Payload, period: Period): Promise<Statistics> {
  const database = await databaseOf(payload)
  const read: Read = async (statement) => rowsOf(await database.execute(statement))
  const lines = (dimension: StatisticDimension, limit = MAX_LINES) => readLines(read, period, dimension, limit)
  const totals = await readTotals(read, period)
  const nothing = new Map((await lines('search-none', 10 * MAX_LINES)).map(({ value, count }) => [value, count]))
  const lcp = await lines('lcp', 1000)
  const inp = await lines('inp', 1000)
  const enquiries = await readEnquiries(read, period)
  return {
    totals: { ...totals, enquiry: sumOf(enquiries) },
    days: await readDays(read, period),
    pages: await lines('view'),
    searches: (await lines('search')).map((it) => ({ ...it, nothing: nothing.get(it.value) ?? 0 })),
    visits: (await lines('visit', 10_000)).map(({ value, ...compared }) => {
      const [language = '', country = ''] = value.split(' ')
      return { language, country, ...compared }
    }),
    enquiries,
    speed: toSpeedLines(lcp, inp),
    allSpeed: {
      lcp: toSpeed(toHistogram(lcp, 'count'), GOOD_MS.lcp),
      inp: toSpeed(toHistogram(inp, 'count'), GOOD_MS.inp),
      lcpBefore: toSpeed(toHistogram(lcp, 'before'), GOOD_MS.lcp),
      inpBefore: toSpeed(toHistogram(inp, 'before'), GOOD_MS.inp),
    },
  }
}

const compared = ({ from }: Period) => sql`
  sum(CASE WHEN day >= ${from} THEN count ELSE 0 END) AS now_count, sum(CASE WHEN day < ${from} THEN count ELSE 0 END) AS before_count`

async function readTotals(read: Read, period: Period): Promise<Record<StatisticDimension, Compared>> {
  const rows = await read(sql`
    SELECT dimension, ${compared(period)} FROM statistic_counts
    WHERE dimension IN (${valuesOf(statisticDimensions)}) AND day >= ${period.beforeFrom} AND day <= ${period.until} GROUP BY dimension`)
  const known = new Map(rows.map((row) => [row.dimension, toCompared(row)]))
  const none = { count: 0, before: 0 }
  return Object.fromEntries(statisticDimensions.map((it) => [it, known.get(it) ?? none])) as Record<
    StatisticDimension,
    Compared
  >
}

async function readDays(read: Read, { beforeFrom, until }: Period): Promise<Map<string, number>> {
  const rows = await read(sql`
    SELECT day, sum(count) AS visits FROM statistic_counts
    WHERE dimension = 'visit' AND day >= ${beforeFrom} AND day <= ${until} GROUP BY day`)
  return new Map(rows.map(({ day, visits }) => [String(day), Number(visits)]))
}

/** The most frequent first. */
async function readLines(read: Read, period: Period, dimension: StatisticDimension, limit: number): Promise<Line[]> {
  const rows = await read(sql`
    SELECT value, ${compared(period)} FROM statistic_counts
    WHERE dimension = ${dimension} AND day >= ${period.beforeFrom} AND day <= ${period.until}
    GROUP BY value ORDER BY now_count DESC, before_count DESC, value LIMIT ${limit}`)
  return rows.map((row) => ({ value: String(row.value), ...toCompared(row) }))
}

/** Enquiries that are no spam, by language: no more is asked of them. Service requests are no outcome of a visit, and their page counts none. */
async function readEnquiries(read: Read, { from, until, beforeFrom }: Period): Promise<Line[]> {
  const isNow = sql`created_at >= ${from}`
  const rows = await read(sql`
    SELECT CAST(language AS text) AS value, count(CASE WHEN ${isNow} THEN 1 END) AS now_count,
      count(CASE WHEN ${isNow} THEN NULL ELSE 1 END) AS before_count
    FROM enquiries WHERE created_at >= ${beforeFrom} AND created_at < ${addDays(until, 1)} AND state <> 'spam'
      AND kind <> 'service'
    GROUP BY language ORDER BY now_count DESC, value`)
  return rows.map((row) => ({ value: String(row.value ?? ''), ...toCompared(row) }))
}

const toCompared = (row: Record<string, unknown>): Compared => ({
  count: Number(row.now_count),
  before: Number(row.before_count),
})

const sumOf = (lines: readonly Compared[]): Compared => ({
  count: lines.reduce((sum, it) => sum + it.count, 0),
  before: lines.reduce((sum, it) => sum + it.before, 0),
})

/** @param of the kind of page and device, where not all are meant */
function toHistogram(lines: readonly Line[], time: keyof Compared, of = ''): Histogram {
  const histogram = new Map<number, number>()
  for (const line of lines) {
    const [kind, device, limit = ''] = line.value.split(' ')
    if (limit === '' || (of !== '' && of !== `${kind} ${device}`)) continue
    histogram.set(toLimit(limit), (histogram.get(toLimit(limit)) ?? 0) + line[time])
  }
  return histogram
}

function toSpeedLines(lcp: readonly Line[], inp: readonly Line[]): SpeedLine[] {
  return pageKinds
    .flatMap((kind) =>
      devices.map((device) => ({
        kind,
        device,
        lcp: toSpeed(toHistogram(lcp, 'count', `${kind} ${device}`), GOOD_MS.lcp),
        inp: toSpeed(toHistogram(inp, 'count', `${kind} ${device}`), GOOD_MS.inp),
      })),
    )
    .filter((it) => it.lcp !== null || it.inp !== null)
}
