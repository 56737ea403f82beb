import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './RowFiller.module.css'

type RowFillerProps = { columns?: 2 | 3 | undefined; className?: string | undefined; children: ReactNode }

/** The last item of a grid of two columns, then of `columns` on desks: it takes what the other items leave of the last row, and hides where they leave nothing. */
export function RowFiller({ columns = 3, className, children }: RowFillerProps) {
  return (
    <li className={classNames(styles.filler, columns === 3 ? styles.three : styles.two, className)}>
      <div className={styles.tile}>{children}</div>
    </li>
  )
}
