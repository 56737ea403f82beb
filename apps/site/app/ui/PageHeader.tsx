import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { fitTitle } from './title-fit.ts'
import { Words } from './Words.tsx'
import styles from './PageHeader.module.css'

type PageHeaderProps = {
  title: ReactNode
  /** The words of a title that is no plain text. */
  words?: string
  lead?: ReactNode
  above?: ReactNode
  /** Links and buttons. */
  actions?: ReactNode
}

/** The heading of a page without a hero. */
export function PageHeader({ title, words, lead, above, actions }: PageHeaderProps) {
  const fitted = words ?? title
  return (
    <div className={styles.header}>
      {above && <div className={styles.above}>{above}</div>}
      <h1 className={classNames(styles.title, typeof fitted === 'string' && fitTitle(fitted))}>
        {typeof title === 'string' ? <Words>{title}</Words> : title}
      </h1>
      {lead && <p className={styles.lead}>{typeof lead === 'string' ? <Words>{lead}</Words> : lead}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
