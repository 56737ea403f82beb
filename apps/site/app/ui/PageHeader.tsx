import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

type PageHeaderProps = { title: string; lead?: string | undefined; above?: ReactNode; lang?: string; dir?: string }

/** The heading of a page without a hero: large words on paper. */
export function PageHeader({ title, lead, above, ...language }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {above && <div className={styles.above}>{above}</div>}
      <h1 className={styles.title} {...language}>
        {title}
      </h1>
      {lead && (
        <p className={styles.lead} {...language}>
          {lead}
        </p>
      )}
    </div>
  )
}
