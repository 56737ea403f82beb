import type { Company, Dealer } from '@vitrine/contract/shapes/editorial'
import type { Basket } from '../../shared/basket/basket.ts'
import type { PostedForm } from '../../shared/enquiries/form-fields.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { ContactFormSection } from './ContactFormSection.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import type { CompanyMapData } from '../../shared/maps/company-map.ts'
import { CompanyMap } from './CompanyMap.tsx'
import type { DealerPositions } from '../../shared/maps/dealer-positions.ts'
import { Dealers } from './Dealers.tsx'

type ContactPageProps = {
  company: Company | null
  /** Null where the company's place is not known. */
  map: CompanyMapData | null
  dealers: Dealer[]
  places: Record<string, DealerPositions>
  /** The machines that the address names, for an order without a basket. */
  asked: Basket
  posted: PostedForm | undefined
}

/** How to reach the maker, and who sells near by. */
export function ContactPage({ company, map, dealers, places, asked, posted }: ContactPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('contact.title')} above={<Breadcrumbs />} />
      {company && <CompanyCard company={company} />}
      {company && map && <CompanyMap company={company} map={map} />}
      <ContactFormSection asked={asked} posted={posted} />
      <Section title={text('contact.dealers')}>
        <Dealers dealers={dealers} places={places} />
      </Section>
    </>
  )
}
