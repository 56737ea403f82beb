import { toSerialPath } from '@vitrine/contract/document-address'
import type { Payload } from 'payload'
import { documentText } from '../../../content/product-documents/document-texts.ts'
import type { Enquiry } from '../../../payload-types.ts'
import { settings } from '../../../platform/settings.ts'
import card from '../../../platform/ui/card.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import { today } from '../../next-step/today.ts'
import type { DeskTexts } from '../desk-texts.ts'
import { Fact } from '../page/Fact.tsx'
import sender from '../page/SenderCard.module.css'
import { toDay } from '../reports/to-day.ts'
import { loadDelivered, type DeliveredProduct } from './load-delivered.ts'
import { DeliveredDocuments } from './DeliveredDocuments.tsx'
import styles from './DeliveredCard.module.css'

type Props = { payload: Payload; enquiry: Enquiry; texts: DeskTexts; language: string }

/** Of a service request: which machine it is, what the records know of it, its documents, and what else was asked about it. */
export async function DeliveredCard({ payload, enquiry, texts, language }: Props) {
  if (enquiry.kind !== 'service') return null
  const serial = enquiry.serialNumber ?? ''
  const day = today(settings.SITE_TIME_ZONE)
  const [delivered, others] = await Promise.all([
    loadDelivered(payload, serial, { language, day }),
    loadOthers(payload, enquiry),
  ])
  return (
    <section className={card.card} aria-labelledby="desk-delivered">
      <h2 id="desk-delivered">{texts.delivered}</h2>
      {enquiry.condition && (
        <div className={styles.condition}>
          <p className={enquiry.condition === 'stopped' ? textStyles.notice : undefined}>
            {texts[`condition.${enquiry.condition}`]}
          </p>
        </div>
      )}
      <dl className={sender.facts}>
        <Fact name={texts.product}>{delivered?.product || enquiry.productList}</Fact>
        <Facts delivered={delivered} serial={serial} texts={texts} language={language} />
      </dl>
      {delivered && <DeliveredDocuments documents={delivered.documents} texts={texts} language={language} />}
      {others.length > 0 && (
        <div className={styles.part}>
          <h3>{texts['delivered.others']}</h3>
          <ul className={card.list}>
            {others.map(({ id, number, state, createdAt }) => (
              <li key={id}>
                <a href={`/admin/collections/enquiries/${id}`}>
                  <bdi>{number}</bdi>
                </a>{' '}
                <span className={textStyles.muted}>
                  <bdi>{toDay(createdAt.slice(0, 10), language)}</bdi> · {texts[`state.${state}`]}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type FactsProps = { delivered: DeliveredProduct | null; serial: string; texts: DeskTexts; language: string }

function Facts({ delivered, serial, texts, language }: FactsProps) {
  const i18n = { language }
  if (!delivered)
    return (
      <Fact name={texts.serialNumber}>
        {serial && <span dir="ltr">{serial}</span>}{' '}
        <span className={textStyles.muted}>{serial ? texts['delivered.unknown'] : texts['delivered.none']}</span>
      </Fact>
    )
  return (
    <>
      <Fact name={texts.serialNumber}>
        <a href={`/admin/collections/serial-numbers/${delivered.id}`} dir="ltr">
          {delivered.serial}
        </a>
      </Fact>
      <Fact name={documentText({ i18n }, 'modelYear')}>{delivered.modelYear}</Fact>
      <Fact name={documentText({ i18n }, 'deliveredOn')}>
        {delivered.deliveredOn && toDay(delivered.deliveredOn, language)}
      </Fact>
      <Fact name={documentText({ i18n }, 'note')}>{delivered.note}</Fact>
      <Fact name={texts['delivered.page']}>
        <a href={toSerialPath(delivered.serial)} target="_blank" rel="noreferrer" dir="ltr">
          {toSerialPath(delivered.serial)}
        </a>
      </Fact>
    </>
  )
}

const MAX_OTHERS = 10

/** What was asked before about the same machine, the newest first. */
async function loadOthers(payload: Payload, { id, serialKey }: Enquiry): Promise<Enquiry[]> {
  if (!serialKey) return []
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: { serialKey: { equals: serialKey }, id: { not_equals: id }, state: { not_equals: 'spam' } },
    sort: '-createdAt',
    limit: MAX_OTHERS,
    depth: 0,
  })
  return docs
}
