import type { Company, Dealer } from '@vitrine/contract/shapes/editorial'
import { ASK_ANCHOR, FooterForm } from '../enquiry/FooterForm.tsx'
import type { Posted } from '../enquiry/form-fields.ts'
import { useText } from '../language/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { Dealers } from './Dealers.tsx'

type ContactPageProps = { company: Company | null; dealers: Dealer[]; posted: Posted | undefined }

/** How to reach the maker, and who sells near by. */
export function ContactPage({ company, dealers, posted }: ContactPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('contact.title')} above={<Breadcrumbs />} />
      {company && <CompanyCard company={company} />}
      <Section id={ASK_ANCHOR} title={text('form.title')} lead={text('form.lead')}>
        <FooterForm posted={posted} />
      </Section>
      <Section title={text('contact.dealers')}>
        <Dealers dealers={dealers} />
      </Section>
    </>
  )
}
