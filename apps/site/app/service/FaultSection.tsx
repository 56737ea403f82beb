import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'

/** Leads to where is said what is wrong with a machine, a page of the server alone. */
export function FaultSection({ title, lead, href }: { title: string; lead: string; href: string }) {
  return (
    <Section title={title} lead={lead} split>
      <a href={href} className={classNames(button.button, button.accent)}>
        {title}
        <Icon name="arrow" />
      </a>
    </Section>
  )
}
