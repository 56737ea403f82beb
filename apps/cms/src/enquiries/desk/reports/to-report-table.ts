import type { DeskTexts } from '../desk-texts.ts'
import type { Cell } from '../export/to-rows.ts'
import type { Group } from './groups.ts'
import type { NamedRow } from './name-rows.ts'

/** What a report counts by, as the reader calls it. */
export function nameOfGroup(by: Group, texts: DeskTexts): string {
  const names = {
    week: texts['reports.week'],
    country: texts.country,
    product: texts.product,
    category: texts['find.category'],
    source: texts.source,
    person: texts.assignee,
    offer: texts.offer,
    kind: texts.kind,
  }
  return names[by]
}

/** The columns of a report beside the name. */
export function columnsOf(texts: DeskTexts): { name: string; of: (row: NamedRow) => number | null }[] {
  return [
    { name: texts['reports.enquiries'], of: (row) => row.enquiries },
    { name: texts['reports.answered'], of: (row) => row.answered },
    { name: texts['reports.toAnswer'], of: (row) => round(row.hoursToAnswer) },
    { name: texts['reports.toClose'], of: (row) => round(row.hoursToClose) },
    { name: texts['outcome.won'], of: (row) => row.won },
    { name: texts['outcome.lost'], of: (row) => row.lost },
  ]
}

/** A report as a sheet: weeks are dates, figures are numbers, and what is not known is an empty cell. */
export function toReportCells(by: Group, rows: readonly NamedRow[], texts: DeskTexts): Cell[][] {
  const columns = columnsOf(texts)
  const heading = [nameOfGroup(by, texts), ...columns.map(({ name }) => name)]
  return [heading, ...rows.map((row) => [firstCell(by, row), ...columns.map(({ of }) => of(row) ?? '')])]
}

const firstCell = (by: Group, { key, name }: NamedRow): Cell => (by === 'week' && key ? new Date(key) : name)
const round = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10)
