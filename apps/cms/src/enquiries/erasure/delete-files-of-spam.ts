import type { Payload, Where } from 'payload'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import { type StoredFile, toStoredFiles } from '../stored-files.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long somebody has to find an enquiry among the spam before its files go. */
const DAYS_KEPT = 30
const BATCH_SIZE = 100

/** Deletes files of spam at start and then every hour, so that strangers do not fill the disk for ever. */
export function startDeletingFilesOfSpam(payload: Payload, ongoing: Ongoing): void {
  startHourly(
    payload,
    { job: 'delete-files-of-spam', failure: 'files of spam could not be deleted' },
    ongoing,
    async () => {
      const deleted = await deleteFilesOfSpam(payload)
      if (deleted > 0)
        payload.logger.info(`Deleted ${deleted} files of spam that had not changed for ${DAYS_KEPT} days.`)
    },
  )
}

/**
 * Deletes the files of enquiries that have been spam, unchanged, for DAYS_KEPT. The enquiries stay, with the names of the files.
 * @returns how many files
 */
export async function deleteFilesOfSpam(payload: Payload, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - DAYS_KEPT * DAY_MS).toISOString()
  const isOldSpam: Where = { state: { equals: 'spam' }, updatedAt: { less_than: limit } }
  let deleted = 0
  let after = ''
  for (;;) {
    const { docs } = await payload.find({
      collection: 'enquiries',
      where: { ...isOldSpam, files: { exists: true }, id: { greater_than: after } },
      sort: 'id',
      limit: BATCH_SIZE,
      depth: 0,
      select: { files: true },
    })
    for (const { id, files } of docs)
      if (toStoredFiles(files).some(isKept))
        deleted += await deleteFilesOf(payload, { ...isOldSpam, id: { equals: id } })
    if (docs.length < BATCH_SIZE) return deleted
    after = docs.at(-1)?.id ?? ''
  }
}

const isKept = (file: StoredFile) => !file.deletedAt

/** @param where the enquiry, if it is still spam: somebody may have taken it up meanwhile */
async function deleteFilesOf(payload: Payload, where: Where): Promise<number> {
  return inTransaction(payload, async (req) => {
    await holdEnquiries(payload, req)
    const { docs } = await payload.find({ collection: 'enquiries', where, limit: 1, depth: 0, req })
    const enquiry = docs[0]
    if (!enquiry) return 0
    const stored = toStoredFiles(enquiry.files)
    const uploads = createUploadStore()
    for (const file of stored.filter(isKept)) await uploads.remove('enquiry-files', file.stored)
    const deletedAt = new Date().toISOString()
    const files = stored.map((file) => ({ ...file, deletedAt: file.deletedAt ?? deletedAt }))
    // Not a change of the enquiry: it is erased as long after its last one as before.
    const { id, updatedAt } = enquiry
    await payload.db.updateOne({ collection: 'enquiries', id, data: { files, updatedAt }, req })
    return stored.filter(isKept).length
  })
}
