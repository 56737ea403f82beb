import type { Payload } from 'payload'
import card from '../../../platform/ui/card.module.css'
import { settings } from '../../../platform/settings.ts'
import type { Enquiry } from '../../../payload-types.ts'
import { today } from '../../next-step/today.ts'
import { openStates } from '../../offers/offer-states.ts'
import { offersOf } from '../../offers/offer-store.ts'
import type { DeskTexts } from '../desk-texts.ts'
import { toDay } from '../reports/to-day.ts'
import styles from './SideCard.module.css'
import { NewOffer } from './NewOffer.tsx'
import { OfferRow } from './OfferRow.tsx'

type Props = { payload: Payload; enquiry: Enquiry; texts: DeskTexts; language: string }

/** The offers of an enquiry, and the way to another or to the next version of one. */
export async function OffersCard({ payload, enquiry, texts, language }: Props) {
  if (enquiry.state === 'spam') return null
  const offers = await offersOf(payload, {}, enquiry.id)
  return (
    <section className={card.card} aria-labelledby="desk-offers">
      <h2 id="desk-offers">{texts.offers}</h2>
      <div className={styles.parts}>
        <ul className={card.list}>
          {offers.map(({ id, number, version, state, validUntil, acceptedBy }) => (
            <OfferRow
              key={id}
              enquiry={enquiry.id}
              offer={{
                id,
                name: `${number} v${version}`,
                state: [texts[`offer.state.${state}`], acceptedBy].filter(Boolean).join(': '),
                validUntil: toDay(validUntil, language),
                isDraft: state === 'draft',
                canBeWithdrawn: openStates.includes(state) || state === 'expired',
              }}
              texts={texts}
            />
          ))}
        </ul>
        <NewOffer
          key={offers.length}
          enquiry={enquiry.id}
          numbers={[...new Set(offers.map(({ number }) => number))]}
          today={today(settings.SITE_TIME_ZONE)}
          texts={texts}
        />
      </div>
    </section>
  )
}
