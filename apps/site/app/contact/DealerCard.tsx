import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { languageOf, tagOf } from '@vitrine/locales/languages'
import { useText } from '../i18n/LanguageContext.tsx'
import { CountryBadge } from '../ui/CountryBadge.tsx'
import { PostalAddress } from '../ui/PostalAddress.tsx'
import { dealerCardId } from './dealer-card-id.ts'
import styles from './DealerCard.module.css'

/** A dealer: where, how to reach, in which languages. */
export function DealerCard({ dealer, isNear }: { dealer: Dealer; isNear: boolean }) {
  const text = useText()
  const { name, country, city, address, phone, email, website, languages } = dealer
  return (
    <article id={dealerCardId(dealer)} className={styles.dealer} tabIndex={-1}>
      <CountryBadge code={country} />
      {isNear && <p className={styles.near}>{text('dealers.yours')}</p>}
      <h3 className={styles.name}>
        <bdi>{name}</bdi>
      </h3>
      <address className={styles.address}>
        <span>
          <bdi>
            <PostalAddress address={address.includes(city) ? address : `${address}, ${city}`} />
          </bdi>
        </span>
        {phone && (
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <bdi>{phone}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
        {website && (
          <a href={website} rel="noreferrer">
            <bdi>{new URL(website).hostname}</bdi>
          </a>
        )}
      </address>
      <ul className={styles.languages}>
        {languages.map((code) => (
          <li key={code} lang={tagOf(code)}>
            {languageOf(code).name}
          </li>
        ))}
      </ul>
    </article>
  )
}
