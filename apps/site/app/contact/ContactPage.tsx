import type { Company, Dealer } from '@vitrine/contract/shapes/editorial'
import type { Basket } from '../basket/basket.ts'
import type { Posted } from '../enquiry/form-fields.ts'
import { useText } from '../language/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { AskSection } from './AskSection.tsx'
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
  /** The machines that the address names, for an order without a basket. */
  asked: Basket
  posted: Posted | undefined
}

/** How to reach the maker, and who sells near by. */
export function ContactPage({ company, map, dealers, places, asked, posted }: ContactPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('contact.title')} above={<Breadcrumbs />} />
      {company && <CompanyCard company={company} />}
      {company && map && <CompanyPlace company={company} map={map} />}
      <AskSection asked={asked} posted={posted} />
      <Section title={text('contact.dealers')}>
        <Dealers dealers={dealers} places={places} />
      </Section>
    </>
  )
}
