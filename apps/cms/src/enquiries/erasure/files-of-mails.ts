import type { Payload, PayloadRequest } from 'payload'
import { type StoredFile, toStoredFiles } from '../stored-files.ts'

const ofMails = ['messages', 'buyer-messages', 'received-mails', 'answer-drafts', 'offers'] as const

/** The files of the answers, received mails, buyer messages, drafts and offers of an enquiry, in no order. */
export async function listFilesOfMails(
  payload: Payload,
  req: Partial<PayloadRequest>,
  ...enquiries: string[]
): Promise<StoredFile[]> {
  const where = { enquiry: { in: enquiries } }
  const read = async (collection: (typeof ofMails)[number]) => {
    const select = { files: true } as const
    return (await payload.find({ collection, where, select, depth: 0, pagination: false, req })).docs
  }
  const found: StoredFile[] = []
  for (const collection of ofMails) for (const { files } of await read(collection)) found.push(...toStoredFiles(files))
  return found
}
