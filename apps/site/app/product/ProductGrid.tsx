import type { ReactNode } from 'react'
import styles from './ProductGrid.module.css'

/** Products side by side, with their highlights on one line. Takes list items that hold product cards. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
