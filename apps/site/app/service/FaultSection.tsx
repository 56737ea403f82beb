import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { useRootData } from '../ui/use-root-data.ts'
import styles from './FaultSection.module.css'

/** Leads to where is said what is wrong with a machine, a page of the server alone; who would rather call has the number. */
export function FaultSection({ title, lead, href }: { title: string; lead: string; href: string }) {
  const phone = useRootData()?.layout.company.phone
  return (
    <Section title={title} lead={lead} split>
      <a href={href} className={classNames(button.button, button.accent, styles.way)}>
        {title}
        <Icon name="arrow" />
      </a>
      {phone && (
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={classNames(button.button, button.outline, styles.way)}>
          <bdi>{phone}</bdi>
        </a>
      )}
    </Section>
  )
}
