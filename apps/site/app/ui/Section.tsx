import { type ReactNode, Suspense, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Section.module.css'
import { Words } from './Words.tsx'

type SectionProps = {
  title: ReactNode
  lead?: string | undefined
  /** A link beside the title, such as "See all". */
  action?: ReactNode
  children?: ReactNode
  /** The anchor of the section, for links within the page. */
  id?: string
  tone?: 'paper' | 'stage'
  /** On wide screens the title is beside the content instead of above it. */
  split?: boolean
  className?: string | undefined
}

/** A titled section of a page, which React takes over by itself. It begins with a dimension line, as on technical drawings. */
export function Section({ title, lead, action, children, id, tone = 'paper', split = false, className }: SectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[tone], split && styles.split, className)}
      aria-labelledby={heading}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {typeof title === 'string' ? <Words>{title}</Words> : title}
          </h2>
          {lead && (
            <p className={styles.lead}>
              <Words>{lead}</Words>
            </p>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </header>
        <div className={styles.content}>
          <Suspense>{children}</Suspense>
        </div>
      </div>
    </section>
  )
}
