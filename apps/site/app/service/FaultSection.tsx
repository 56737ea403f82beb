import { useId } from 'react'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { useRootData } from '../ui/use-root-data.ts'
import { Words } from '../ui/Words.tsx'
import styles from './FaultSection.module.css'

type FaultSectionProps = { title: string; lead: string; href: string }

/**
 * Leads to where is said what is wrong with a machine, a page of the server alone; who would rather call has the number.
 * Its title is not shown: the button has the same words.
 */
export function FaultSection({ title, lead, href }: FaultSectionProps) {
  const heading = useId()
  const phone = useRootData()?.layout.company.phone
  return (
    <section className={styles.fault} aria-labelledby={heading}>
      <div className={styles.inner}>
        <h2 id={heading} className={styles.title}>
          <Words>{title}</Words>
        </h2>
        <p className={styles.lead}>
          <Words>{lead}</Words>
        </p>
        <div className={styles.ways}>
          <a href={href} className={classNames(button.button, button.accent, button.small)}>
            {title}
            <Icon name="arrow" />
          </a>
          {phone && (
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className={classNames(button.button, button.outline, button.small)}
            >
              <bdi>{phone}</bdi>
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
