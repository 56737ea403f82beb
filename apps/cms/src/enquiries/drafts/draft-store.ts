import type { Payload, PayloadRequest } from 'payload'
import type { AnswerDraft } from '../../payload-types.ts'
import { type StoredFile, toStoredFiles } from '../stored-files.ts'

type Changes = Partial<{ subject: string; text: string; files: StoredFile[] }>

/** Of one person for one enquiry. */
export async function findDraft(
  payload: Payload,
  enquiry: string,
  author: number,
  req: Partial<PayloadRequest> = {},
): Promise<AnswerDraft | null> {
  const where = { enquiry: { equals: enquiry }, author: { equals: author } }
  const { docs } = await payload.find({ collection: 'answer-drafts', where, limit: 1, depth: 0, req })
  return docs[0] ?? null
}

/** Keeps what was typed, or the files. An empty draft is none. `req` holds the enquiries, so that of two tabs both count. */
export async function keepDraft(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { enquiry, author }: { enquiry: string; author: number },
  changes: Changes,
): Promise<void> {
  const known = await findDraft(payload, enquiry, author, req)
  const draft = {
    subject: known?.subject ?? '',
    text: known?.text ?? '',
    files: toStoredFiles(known?.files),
    ...changes,
  }
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0
  if (!known && isEmpty) return
  if (!known) await payload.create({ collection: 'answer-drafts', data: { enquiry, author, ...draft }, depth: 0, req })
  else if (isEmpty)
    await payload.db.deleteMany({ collection: 'answer-drafts', where: { id: { equals: known.id } }, req })
  else await payload.update({ collection: 'answer-drafts', id: known.id, data: draft, depth: 0, req })
}

/** Ends a draft, in the transaction in which it is sent. @returns its files, which belong to the answer now */
export async function takeDraft(
  payload: Payload,
  req: Partial<PayloadRequest>,
  enquiry: string,
  author: number,
): Promise<StoredFile[]> {
  const draft = await findDraft(payload, enquiry, author, req)
  if (!draft) return []
  await payload.db.deleteMany({ collection: 'answer-drafts', where: { id: { equals: draft.id } }, req })
  return toStoredFiles(draft.files)
}
