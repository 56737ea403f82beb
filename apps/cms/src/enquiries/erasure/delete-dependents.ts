import type { CollectionBeforeDeleteHook } from 'payload'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { rememberErased } from './erased-ids.ts'
import { toStoredFiles } from '../stored-files.ts'

/** Deletes the messages, timeline and files of an enquiry together with it, and lets no repeated delivery bring it back. */
export const deleteDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  await rememberErased(payload, req, [String(id)])
  const enquiry = await payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true, req })
  const where = { enquiry: { equals: id } }
  await payload.db.deleteMany({ collection: 'messages', where, req })
  await payload.db.deleteMany({ collection: 'enquiry-events', where, req })
  const store = createUploadStore()
  for (const { stored } of toStoredFiles(enquiry?.files)) await store.remove('enquiry-files', stored)
}
