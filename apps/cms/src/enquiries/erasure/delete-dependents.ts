import type { CollectionBeforeDeleteHook } from 'payload'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { rememberErased } from './erased-ids.ts'
import { listFilesOfMails } from './files-of-mails.ts'
import { toStoredFiles } from '../stored-files.ts'

const dependents = [
  'messages',
  'buyer-messages',
  'received-mails',
  'answer-drafts',
  'dealer-links',
  'offers',
  'enquiry-events',
] as const

/** Deletes the messages, received mails, buyer messages, drafts, links of dealers, offers, timeline and files of an enquiry together with it, and lets no repeated delivery bring it back. */
export const deleteDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  await rememberErased(payload, req, [String(id)])
  const enquiry = await payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true, req })
  const where = { enquiry: { equals: id } }
  const files = [...toStoredFiles(enquiry?.files), ...(await listFilesOfMails(payload, req, String(id)))]
  for (const collection of dependents) await payload.db.deleteMany({ collection, where, req })
  const store = createUploadStore()
  for (const { stored } of files) await store.remove('enquiry-files', stored)
}
