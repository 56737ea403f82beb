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
import { loadMachine, type Machine } from './load-machine.ts'
import { MachineDocuments } from './MachineDocuments.tsx'
import styles from './MachineCard.module.css'

type Props = { payload: Payload; enquiry: Enquiry; texts: DeskTexts; language: string }

/** Of a service request: which machine it is, what the records know of it, its documents, and what else was asked about it. */
export async function MachineCard({ payload, enquiry, texts, language }: Props) {
  if (enquiry.kind !== 'service') return null
  const serial = enquiry.serialNumber ?? ''
  const day = today(settings.SITE_TIME_ZONE)
  const [machine, others] = await Promise.all([
    loadMachine(payload, serial, { language, day }),
    loadOthers(payload, enquiry),
  ])
  return (
    <section className={card.card} aria-labelledby="desk-machine">
      <h2 id="desk-machine">{texts.machine}</h2>
      {enquiry.machineCondition && (
        <p className={enquiry.machineCondition === 'stopped' ? textStyles.notice : undefined}>
          {texts[`condition.${enquiry.machineCondition}`]}
        </p>
      )}
      <dl className={sender.facts}>
        <Fact name={texts.product}>{machine?.product || enquiry.productList}</Fact>
        <Facts machine={machine} serial={serial} texts={texts} language={language} />
      </dl>
      {machine && <MachineDocuments documents={machine.documents} texts={texts} language={language} />}
      {others.length > 0 && (
        <div className={styles.part}>
          <h3>{texts['machine.others']}</h3>
          <ul className={card.list}>
            {others.map(({ id, number, state, createdAt }) => (
              <li key={id}>
                <a href={`/admin/collections/enquiries/${id}`}>{number}</a>{' '}
                <span className={textStyles.muted}>
                  {toDay(createdAt.slice(0, 10), language)} · {texts[`state.${state}`]}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type FactsProps = { machine: Machine | null; serial: string; texts: DeskTexts; language: string }

function Facts({ machine, serial, texts, language }: FactsProps) {
  const i18n = { language }
  if (!machine)
    return (
      <Fact name={texts.serialNumber}>
        {serial && <span dir="ltr">{serial}</span>}{' '}
        <span className={textStyles.muted}>{serial ? texts['machine.unknown'] : texts['machine.none']}</span>
      </Fact>
    )
  return (
    <>
      <Fact name={texts.serialNumber}>
        <a href={`/admin/collections/serial-numbers/${machine.id}`} dir="ltr">
          {machine.serial}
        </a>
      </Fact>
      <Fact name={documentText({ i18n }, 'modelYear')}>{machine.modelYear}</Fact>
      <Fact name={documentText({ i18n }, 'deliveredOn')}>
        {machine.deliveredOn && toDay(machine.deliveredOn, language)}
      </Fact>
      <Fact name={documentText({ i18n }, 'note')}>{machine.note}</Fact>
      <Fact name={texts['machine.page']}>
        <a href={toSerialPath(machine.serial)} target="_blank" rel="noreferrer" dir="ltr">
          {toSerialPath(machine.serial)}
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
