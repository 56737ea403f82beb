import type { Payload } from 'payload'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { toMoment } from '../../../platform/moment.ts'
import card from '../../../platform/ui/card.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import type { Enquiry } from '../../../payload-types.ts'
import type { DeskTexts } from '../desk-texts.ts'
import styles from '../offers/SideCard.module.css'
import { AskDealer, WithdrawDealer } from './AskDealer.tsx'

type Props = { payload: Payload; enquiry: Enquiry; texts: DeskTexts; language: string }

/** Which dealer has the enquiry and what became of it; another can be asked, where there are any. */
export async function DealerCard({ payload, enquiry, texts, language }: Props) {
  const { id, state, dealer, dealerState } = enquiry
  if (state === 'spam') return null
  const [contacts, links] = await Promise.all([
    payload.find({
      collection: 'dealer-contacts',
      where: { paused: { not_equals: true } },
      sort: 'name',
      depth: 0,
      limit: 300,
      pagination: false,
    }),
    payload.find({
      collection: 'dealer-links',
      where: { enquiry: { equals: id }, state: { not_equals: 'withdrawn' } },
      depth: 0,
      limit: 1,
    }),
  ])
  const current = dealer && (await nameOf(payload, dealer))
  if (contacts.docs.length === 0 && !dealer) return null
  const link = links.docs[0]
  const options = contacts.docs.map((it) => ({ id: it.id, name: it.name ?? it.email }))
  return (
    <section className={card.card} aria-labelledby="desk-dealer">
      <h2 id="desk-dealer">{texts.dealer}</h2>
      <div className={styles.parts}>
        {dealerState && (
          <p>
            <bdi>{current}</bdi>: {texts[`dealer.state.${dealerState}`]}
          </p>
        )}
        {link?.state === 'asked' && (
          <p className={textStyles.muted}>
            {fillTemplate(texts['dealer.until'], { date: toMoment(link.dueAt, language) })}
          </p>
        )}
        {link && <WithdrawDealer id={id} texts={texts} />}
        {options.length > 0 && <AskDealer id={id} contacts={options} texts={texts} />}
      </div>
    </section>
  )
}

async function nameOf(payload: Payload, dealer: NonNullable<Enquiry['dealer']>): Promise<string> {
  const id = typeof dealer === 'object' ? dealer.id : dealer
  const contact = await payload.findByID({ collection: 'dealer-contacts', id, depth: 0, disableErrors: true })
  return contact?.name ?? ''
}
