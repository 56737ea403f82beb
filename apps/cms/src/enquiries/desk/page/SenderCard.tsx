import { toPageOnSite } from '@vitrine/contract/page-on-site'
import { defaultLanguage } from '@vitrine/locales/languages'
import type { ReactNode } from 'react'
import type { Enquiry } from '../../../payload-types.ts'
import { countryName } from '../../../platform/country-options.ts'
import { languageName } from '../../../platform/language-options.ts'
import card from '../../../platform/ui/card.module.css'
import { Moment } from '../../../platform/ui/Moment.tsx'
import textStyles from '../../../platform/ui/text.module.css'
import styles from './SenderCard.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import { Fact } from './Fact.tsx'

type Props = { enquiry: Enquiry; otherEnquiries: Enquiry[]; texts: DeskTexts; language: string; siteUrl: string }

/** The sender of an enquiry, and other enquiries from the same address. */
export function SenderCard({ enquiry, otherEnquiries, texts, language, siteUrl }: Props) {
  const { email, phone, actionLocation } = enquiry
  const page = actionLocation ? toPageOnSite(actionLocation, siteUrl) : null
  return (
    <section className={card.card} aria-labelledby="desk-sender">
      <h2 id="desk-sender">{texts.sender}</h2>
      <dl className={styles.facts}>
        <Fact name={texts.name}>{enquiry.fullName}</Fact>
        <Fact name={texts.company}>{enquiry.companyName}</Fact>
        <Fact name={texts.country}>{toCountry(enquiry, language)}</Fact>
        <Fact name={texts.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact name={texts.phone}>
          {phone && (
            <a dir="ltr" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          )}
        </Fact>
        <Fact name={texts.language}>{languageName(enquiry.language ?? defaultLanguage, language)}</Fact>
        <Fact name={texts.received}>
          <Moment iso={enquiry.createdAt} language={language} />
        </Fact>
        <Fact name={texts.sentFrom}>
          {page ? (
            <a href={page.href} dir="ltr">
              {actionLocation}
            </a>
          ) : (
            actionLocation
          )}
        </Fact>
        <Fact name={texts.firstAnswered}>
          {enquiry.firstAnsweredAt && <Moment iso={enquiry.firstAnsweredAt} language={language} />}
        </Fact>
        <Fact name={texts.source}>{enquiry.source === 'direct' ? texts['reports.direct'] : enquiry.source}</Fact>
        <Fact name={texts.campaign}>{enquiry.campaign}</Fact>
        <Fact name={texts.landingPage}>{enquiry.landingPage && <bdi>{enquiry.landingPage}</bdi>}</Fact>
        <Fact name={texts.spamSigns}>{enquiry.spamSigns}</Fact>
      </dl>
      {otherEnquiries.length > 0 && (
        <>
          <h2>{texts.otherEnquiries}</h2>
          <ul className={card.list}>
            {otherEnquiries.map((it) => (
              <li key={it.id}>
                <a href={`/admin/collections/enquiries/${it.id}`}>{it.number}</a>{' '}
                <span className={textStyles.muted}>{texts[`state.${it.state}`]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The country in the operator's language, and as the visitor wrote it where that is something else. */
function toCountry({ country, countryCode }: Enquiry, language: string): ReactNode {
  if (!countryCode) return country
  const name = countryName(countryCode, language)
  return country && country !== name && country !== countryCode ? (
    <>
      {name} (<bdi>{country}</bdi>)
    </>
  ) : (
    name
  )
}
