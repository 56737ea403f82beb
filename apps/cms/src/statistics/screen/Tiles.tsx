import { fillTemplate } from '../../platform/fill-template.ts'
import type { Compared, Statistics } from '../read-statistics.ts'
import type { StatisticsTexts } from '../statistics-texts.ts'
import { perHundred } from '../to-tables.ts'
import type { Formats } from './formats.ts'
import styles from './StatisticsPage.module.css'

type Props = { statistics: Statistics; texts: StatisticsTexts; formats: Formats }
type Tile = { name: string; value: string; before: string; change?: string }

/** The figures of the period, each with that of the period before. */
export function Tiles({ statistics: { totals, allSpeed }, texts, formats }: Props) {
  const counted = (name: string, compared: Compared): Tile => ({
    name,
    value: formats.whole(compared.count),
    before: formats.whole(compared.before),
    change: formats.change(compared),
  })
  const rate = (enquiries: number, visits: number) => {
    const figure = perHundred(enquiries, visits)
    return figure === null ? '–' : formats.tenths(figure)
  }
  const { visit, view, search, enquiry } = totals
  const tiles: Tile[] = [
    counted(texts.visits, visit),
    counted(texts.views, view),
    counted(texts.searches, search),
    counted(texts.enquiries, enquiry),
    {
      name: texts.perHundred,
      value: rate(enquiry.count, visit.count),
      before: rate(enquiry.before, visit.before),
    },
    { name: 'LCP', value: formats.lcp(allSpeed.lcp), before: formats.lcp(allSpeed.lcpBefore) },
    { name: 'INP', value: formats.inp(allSpeed.inp), before: formats.inp(allSpeed.inpBefore) },
  ]
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ name, value, before, change }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>
            <bdi>{value}</bdi>
          </strong>
          <span className={styles.before}>
            {fillTemplate(texts.before, { value: isolate(before) })}
            {change && <bdi className={styles.change}>{change}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A figure with its unit stays together in text from right to left. */
const isolate = (text: string) => `\u2068${text}\u2069`
