import { classNames } from './class-names.ts'
import styles from './title-fit.module.css'

/** Lengths of words for which there are sizes; shorter words fit everywhere. */
const LENGTHS = [12, 14, 16, 18, 21, 24] as const

/** The classes of a title that is set smaller where its longest word (words that a no-break space joins are one) would not fit otherwise. */
export function fitTitle(title: string): string {
  const longest = Math.max(...title.split(/[ \n/–-]+/).map((word) => word.length))
  const length = LENGTHS.find((it) => longest <= it) ?? LENGTHS.at(-1)
  return longest < LENGTHS[0] ? '' : classNames(styles.fitted, styles[`longest${length}`])
}
