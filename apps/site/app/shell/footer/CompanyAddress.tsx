import type { Company } from '@vitrine/contract/shapes/editorial'
import { useText } from '../../i18n/LanguageContext.tsx'
import { PostalAddress } from '../../ui/PostalAddress.tsx'
import styles from './CompanyAddress.module.css'

/** The address of the company. Numbers and addresses run from left to right in every language. */
export function CompanyAddress({ company }: { company: Company }) {
  const text = useText()
  return (
    <div className={styles.contact}>
      <h2 className={styles.heading}>{text('footer.contact')}</h2>
      <address className={styles.address}>
        {company.legal_name && <bdi className={styles.name}>{company.legal_name}</bdi>}
        <span>
          <PostalAddress address={company.address} />
        </span>
        {company.phone && (
          <a href={`tel:${company.phone.replaceAll(' ', '')}`} aria-label={`${text('contact.phone')} ${company.phone}`}>
            <bdi>{company.phone}</bdi>
          </a>
        )}
        {company.fax && (
          <span>
            {text('contact.fax')} <bdi>{company.fax}</bdi>
          </span>
        )}
        {company.email && (
          <a href={`mailto:${company.email}`}>
            <bdi>{company.email}</bdi>
          </a>
        )}
      </address>
      {company.socials.length > 0 && (
        <ul className={styles.socials} aria-label={text('footer.follow')}>
          {company.socials.map(({ kind, url }) => (
            <li key={kind}>
              <a href={url} rel="noreferrer">
                {text(`social.${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
