import type { ReactNode } from 'react'
import styles from './ProductGrid.module.css'

/** Machines side by side, figures level with figures. Takes list items that hold product cards. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
