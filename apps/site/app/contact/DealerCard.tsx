import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { languageOf, tagOf } from '@vitrine/locales/languages'
import { useText } from '../i18n/LanguageContext.tsx'
import { ContactDetails } from '../ui/ContactDetails.tsx'
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
      <p>
        <bdi>
          <PostalAddress address={address.includes(city) ? address : `${address}, ${city}`} />
        </bdi>
      </p>
      <ContactDetails phone={phone} email={email} website={website} />
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
