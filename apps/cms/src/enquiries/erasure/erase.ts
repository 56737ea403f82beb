import type { Payload, PayloadRequest } from 'payload'
import { toStoredFiles } from '../stored-files.ts'
import { toPlainLine } from '../plain-text.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { eraseReceivedFrom } from './erase-received-from.ts'
import { listFilesOfMails } from './files-of-mails.ts'
import { rememberErased } from './erased-ids.ts'

const BATCH_SIZE = 100

export type ErasureCounts = { enquiries: number; mails: number; files: number }

const byAddress = (address: string) => ({ email: { equals: normaliseEmail(address) } })
/** An address as the database has it (to-enquiry.ts). */
export const normaliseEmail = (address: string) => toPlainLine(address).toLowerCase()

/** Counts what `eraseByEmail` would erase. */
export async function countForEmail(payload: Payload, address: string): Promise<ErasureCounts> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: byAddress(address),
    pagination: false,
    depth: 0,
  })
  const ids = docs.map(({ id }) => id)
  const own = docs.reduce((sum, doc) => sum + toStoredFiles(doc.files).length, 0)
  const ofThem = { enquiry: { in: ids } }
  const from = { from: { equals: normaliseEmail(address) } }
  const sent = ids.length > 0 ? (await payload.count({ collection: 'messages', where: ofThem })).totalDocs : 0
  const whichReceived = ids.length > 0 ? { or: [ofThem, from] } : from
  const received = await payload.count({ collection: 'received-mails', where: whichReceived })
  const ofMails = ids.length > 0 ? (await listFilesOfMails(payload, {}, ...ids)).length : 0
  return { enquiries: docs.length, mails: sent + received.totalDocs, files: own + ofMails }
}

/**
 * Erases every enquiry of an e-mail address with its mails, timeline and files.
 * @param undelivered the ids that the site has erased; some may be on their way
 * @param req who erases, for the audit log
 * @returns how many enquiries
 */
export async function eraseByEmail(
  payload: Payload,
  address: string,
  undelivered: readonly string[] = [],
  req?: PayloadRequest,
): Promise<number> {
  await inTransaction(payload, (transaction) => rememberErased(payload, transaction, undelivered))
  const erased = await eraseAll(payload, byAddress(address), req)
  await eraseReceivedFrom(payload, normaliseEmail(address))
  return erased
}

/** Erases enquiries that have not changed since a time. @returns how many */
export function eraseUntouchedSince(payload: Payload, time: Date): Promise<number> {
  return eraseAll(payload, { updatedAt: { less_than: time.toISOString() } })
}

/**
 * Erases one after another, each in its own transaction; what a stop in between leaves is erased the next time.
 * @throws where one still exists after it was erased
 */
async function eraseAll(
  payload: Payload,
  where: Parameters<Payload['find']>[0]['where'],
  req?: PayloadRequest,
): Promise<number> {
  const erased = new Set<string>()
  for (;;) {
    const { docs } = await payload.find({ collection: 'enquiries', where: where ?? {}, limit: BATCH_SIZE, depth: 0 })
    if (docs.length === 0) return erased.size
    for (const { id } of docs) {
      if (erased.has(id)) throw new Error(`enquiry ${id} was erased and is still there`)
      await payload.delete({ collection: 'enquiries', id, depth: 0, ...(req && { req }) })
      erased.add(id)
    }
  }
}
