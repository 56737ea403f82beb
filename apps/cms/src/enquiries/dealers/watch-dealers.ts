import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { redactError } from '../../platform/database/redact-error.ts'
import { countJob } from '../../platform/metrics/job-figures.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import type { MessageSettings } from '../messages/queue-messages.ts'
import { tellDesk } from './tell-desk.ts'

const EVERY_MS = 60_000
const BATCH_SIZE = 100

/** Each minute, in one process of all: takes back to the desk what dealers have not answered in time. */
export function startWatchingDealers(payload: Payload, settings: MessageSettings, ongoing: Ongoing): void {
  const run = async () => {
    if (ongoing.isOver) return
    await ongoing.run(() =>
      countJob('dealers', async () => void (await endSilence(payload, settings))).catch((error: unknown) =>
        payload.logger.error({
          err: redactError(error),
          msg: 'what dealers have not answered could not be taken back',
        }),
      ),
    )
    setTimeout(run, EVERY_MS).unref()
  }
  setTimeout(run, 0).unref()
}

/** Marks what was to be answered by now, and tells the desk of each once, whoever dies in between. @returns how many */
export async function endSilence(payload: Payload, settings: MessageSettings, now = new Date()): Promise<number> {
  const where = { state: { equals: 'asked' }, dueAt: { less_than_equal: now.toISOString() } } as const
  const { docs } = await payload.find({ collection: 'dealer-links', where, sort: 'dueAt', limit: BATCH_SIZE, depth: 0 })
  let ended = 0
  for (const { id } of docs) ended += Number(await inTransaction(payload, (req) => endOne(payload, req, id, settings)))
  return ended
}

async function endOne(
  payload: Payload,
  req: Partial<PayloadRequest>,
  id: string,
  settings: MessageSettings,
): Promise<boolean> {
  await holdEnquiries(payload, req)
  // The dealer may have answered meanwhile, or another process was first.
  const link = await payload.findByID({ collection: 'dealer-links', id, depth: 1, disableErrors: true, req })
  if (link?.state !== 'asked' || typeof link.enquiry !== 'object' || link.enquiry === null) return false
  const { enquiry } = link
  await payload.db.updateOne({ collection: 'dealer-links', id, data: { state: 'silent' }, req })
  // Not a change of the enquiry: it is erased as long after its last one as before.
  const data = { dealerState: 'silent', updatedAt: enquiry.updatedAt }
  await payload.db.updateOne({ collection: 'enquiries', id: enquiry.id, data, req })
  const isOpen = enquiry.state === 'new' || enquiry.state === 'in-progress'
  if (isOpen) await tellDesk(payload, req, { enquiry, link, state: 'silent' }, settings)
  return true
}
