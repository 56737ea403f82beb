import { toServiceRequestPath } from '@vitrine/contract/service-request-path'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'

/** Leads to where is said what is wrong with a machine, a page of the server alone. */
export function FaultSection({ title, lead }: { title: string; lead: string }) {
  const language = useLanguage()
  return (
    <Section title={title} lead={lead} split>
      <a href={toServiceRequestPath(language)} className={classNames(button.button, button.accent)}>
        {title}
        <Icon name="arrow" />
      </a>
    </Section>
  )
}
