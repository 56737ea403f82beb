import { type Column, ColumnChart } from '../../../platform/ui/charts/ColumnChart.tsx'
import { type Bar, parts, sizeOf } from './bars.ts'
import { fillWeeks } from './fill-weeks.ts'
import styles from './ReportsPage.module.css'

type Props = { title: string; bars: Bar[]; from: string; until: string; language: string }

/** Weeks from left to right in every language, as time runs on all axes; those without an enquiry leave a gap. */
export function WeekChart({ title, bars, from, until, language }: Props) {
  return <ColumnChart title={title} columns={fillWeeks(bars, from, until, language).map(toColumn)} />
}

const toColumn = (week: Bar): Column => ({
  id: week.id,
  name: week.name,
  title: `${week.name}: ${week.enquiries}`,
  pieces: parts.map((part) => ({ className: styles[part], size: sizeOf(week, part) })),
})
