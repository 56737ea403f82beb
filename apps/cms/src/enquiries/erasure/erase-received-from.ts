import type { Payload } from 'payload'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { toStoredFiles } from '../stored-files.ts'

const BATCH_SIZE = 100

/** Erases what came from an address about the enquiries of others, with its files: replies of a colleague, say. @returns how many mails */
export async function eraseReceivedFrom(payload: Payload, from: string): Promise<number> {
  const store = createUploadStore()
  const where = { from: { equals: from } }
  let erased = 0
  for (;;) {
    const { docs } = await payload.find({ collection: 'received-mails', where, limit: BATCH_SIZE, depth: 0 })
    if (docs.length === 0) return erased
    for (const { files } of docs)
      for (const { stored } of toStoredFiles(files)) await store.remove('enquiry-files', stored)
    await payload.db.deleteMany({ collection: 'received-mails', where: { id: { in: docs.map(({ id }) => id) } } })
    erased += docs.length
  }
}
