import type { Company, Dealer } from '@vitrine/contract/shapes/editorial'
import { useText } from '../language/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { Dealers } from './Dealers.tsx'

type ContactPageProps = { company: Company | null; dealers: Dealer[] }

/** How to reach the maker, and who sells near by. */
export function ContactPage({ company, dealers }: ContactPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('contact.title')} above={<Breadcrumbs />} />
      {company && <CompanyCard company={company} />}
      <Section title={text('contact.dealers')}>
        <Dealers dealers={dealers} />
      </Section>
    </>
  )
}
