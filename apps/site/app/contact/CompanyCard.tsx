import type { Company } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { PostalAddress } from '../ui/PostalAddress.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './CompanyCard.module.css'
import { LegalName } from './LegalName.tsx'

/** The contact details of the company. */
export function CompanyCard({ company }: { company: Company }) {
  const text = useText()
  return (
    <dl className={styles.card}>
      <div className={styles.large}>
        <dt>{text('contact.phone')}</dt>
        <dd>
          <a href={`tel:${company.phone.replaceAll(' ', '')}`}>
            <bdi>{company.phone}</bdi>
          </a>
        </dd>
      </div>
      <div className={styles.large}>
        <dt>{text('contact.email')}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>
            <bdi>{company.email}</bdi>
          </a>
        </dd>
      </div>
      <div className={styles.small}>
        <dt>{text('contact.address')}</dt>
        <dd>
          <LegalName>{company.legal_name}</LegalName>
          <br />
          <PostalAddress address={company.address} />
        </dd>
      </div>
      <div className={styles.small}>
        <dt>{text('contact.hours')}</dt>
        <dd>
          <Words>{company.hours}</Words>
        </dd>
      </div>
      {company.fax && (
        <div className={styles.small}>
          <dt>{text('contact.fax')}</dt>
          <dd>
            <bdi>{company.fax}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
