import type { ReactNode } from 'react'
import { Words } from '../ui/Words.tsx'
import styles from './Ways.module.css'

/** Ways to documents, of which one is taken, side by side. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

/** @param about what is found by it */
export function Way({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className={styles.way}>
      <h2 className={styles.title}>
        <Words>{title}</Words>
      </h2>
      <p className={styles.about}>
        <Words>{about}</Words>
      </p>
      {children}
    </section>
  )
}
