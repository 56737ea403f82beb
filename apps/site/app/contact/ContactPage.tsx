import type { Adviser, Company, Dealer } from '@vitrine/contract/shapes/editorial'
import type { Basket } from '../../shared/basket/basket.ts'
import type { PostedFormResult } from '../../shared/enquiries/form-fields.ts'
import { AdviserList } from '../enquiry/advisers/AdviserList.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { ContactFormSection } from './ContactFormSection.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import type { CompanyMapData } from '../../shared/maps/company-map.ts'
import { CompanyMap } from './CompanyMap.tsx'
import type { DealerPositions } from '../../shared/maps/dealer-positions.ts'
import { Dealers } from './Dealers.tsx'
import { DealerFormSection } from './near/DealerFormSection.tsx'
import type { NearTexts } from './near/near-text.ts'
import { NearLink } from './near/NearLink.tsx'
import { NearTextsContext } from './near/near-text.ts'
import styles from './Dealers.module.css'

type ContactPageProps = {
  company: Company | null
  /** Null where the company's coordinates are not known. */
  map: CompanyMapData | null
  dealers: Dealer[]
  advisers: Adviser[]
  positions: Record<string, DealerPositions>
  /** The words of the link to those who are near. */
  nearLabel: string
  /** The dealer whom the address names for an enquiry, and what the form then says. */
  wanted: { dealer: Dealer; texts: NearTexts } | null
  /** The products that the address names, for an order without a basket. */
  requested: Basket
  postedForm: PostedFormResult | undefined
}

/** How to reach the company and its dealers. */
export function ContactPage({
  company,
  map,
  dealers,
  advisers,
  positions,
  requested,
  nearLabel,
  wanted,
  postedForm,
}: ContactPageProps) {
  const text = useText()
  return (
    <>
      <PageHeader title={text('contact.title')} />
      <div className={styles.reach}>
        {company && <CompanyCard company={company} />}
        {wanted ? (
          <NearTextsContext value={wanted.texts}>
            <DealerFormSection key={wanted.dealer.id} dealer={wanted.dealer} postedForm={postedForm} />
          </NearTextsContext>
        ) : (
          <ContactFormSection requested={requested} postedForm={postedForm} />
        )}
      </div>
      {company && map && <CompanyMap company={company} map={map} />}
      {advisers.length > 0 && (
        <Section title={text('adviser.title')} className={styles.advisers}>
          <AdviserList advisers={advisers} />
        </Section>
      )}
      <Section
        id="dealers"
        title={text('contact.dealers')}
        action={<NearLink label={nearLabel} />}
        className={styles.section}
      >
        <Dealers dealers={dealers} positions={positions} />
      </Section>
    </>
  )
}
