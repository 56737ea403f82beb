import type { Company, Dealer } from '@vitrine/contract/shapes/editorial'
import { ASK_ANCHOR, FooterForm } from '../enquiry/FooterForm.tsx'
import type { Posted } from '../enquiry/form-fields.ts'
import { useText } from '../language/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import type { CompanyMap } from './company-map.ts'
import { CompanyPlace } from './CompanyPlace.tsx'
import type { DealerPlaces } from './dealer-places.ts'
import { Dealers } from './Dealers.tsx'

type ContactPageProps = {
  company: Company | null
  /** Null where the company's place is not known. */
  map: CompanyMap | null
  dealers: Dealer[]
  places: Record<string, DealerPlaces>
  posted: Posted | undefined
}

/** How to reach the maker, and who sells near by. */
export function ContactPage({ company, map, dealers, places, posted }: ContactPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('contact.title')} above={<Breadcrumbs />} />
      {company && <CompanyCard company={company} />}
      {company && map && <CompanyPlace company={company} map={map} />}
      <Section id={ASK_ANCHOR} title={text('form.title')} lead={text('form.lead')}>
        <FooterForm posted={posted} />
      </Section>
      <Section title={text('contact.dealers')}>
        <Dealers dealers={dealers} places={places} />
      </Section>
    </>
  )
}
