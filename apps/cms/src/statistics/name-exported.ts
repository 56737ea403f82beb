import type { StatisticDimension } from '@vitrine/contract/statistics-api'
import type { StatisticsTexts } from './statistics-texts.ts'

export type ExportedRow = { day: string; name: string; value: string; count: number }

/** A kept count with the name of what it counts, in the reader's language; its value stays as it is kept, so that other programs can read it. */
export function nameExported(
  { dimension, ...row }: Omit<ExportedRow, 'name'> & { dimension: string },
  texts: StatisticsTexts,
): ExportedRow {
  const names: Record<StatisticDimension, string> = {
    view: texts.views,
    visit: texts.visits,
    search: texts.searches,
    'search-none': texts.nothing,
    lcp: 'LCP (ms)',
    inp: 'INP (ms)',
    bot: texts.bots,
  }
  return { ...row, name: names[dimension as StatisticDimension] ?? dimension }
}
