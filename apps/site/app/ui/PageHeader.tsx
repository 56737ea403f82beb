import type { ReactNode } from 'react'
import styles from './PageHeader.module.css'

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; above?: ReactNode }

/** The heading of a page without a hero. */
export function PageHeader({ title, lead, above }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {above && <div className={styles.above}>{above}</div>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
