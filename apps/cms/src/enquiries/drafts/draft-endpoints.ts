import { createHash, randomUUID } from 'node:crypto'
import { fileTypeOf } from '@vitrine/contract/order-files'
import { MAX_FILE_BYTES, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readBytes } from '../../platform/http/read-bytes.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { toSafeName } from '../acceptance/order-files.ts'
import { deskEndpoint, DeskRefusal, enquiryOf, jsonResponse, readBody } from '../desk/desk-endpoint.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import { toPlainText } from '../plain-text.ts'
import { type StoredFile, toStoredFiles } from '../stored-files.ts'
import { MAX_BYTES_OF_AN_ANSWER, MAX_FILES_OF_AN_ANSWER } from './answer-limits.ts'
import { findDraft, keepDraft } from './draft-store.ts'

const shape = z.object({
  subject: z.string().max(MAX_LINE_LENGTH),
  text: z.string().max(MAX_MESSAGE_LENGTH),
})

/** Keeps what the operator has typed so far. */
export const keepDraftEndpoint = deskEndpoint('post', '/:id/draft', async (req) => {
  const { subject, text } = await readBody(req, shape)
  await changeDraft(req, async () => ({ subject, text: toPlainText(text) }))
  return jsonResponse({ ok: true })
})

/** Adds a file: its bytes are the body, its name is in the address. What it is is decided by its bytes. */
export const addDraftFileEndpoint = deskEndpoint('post', '/:id/draft/files', async (req) => {
  const bytes = await readBytes(req as unknown as Request, MAX_FILE_BYTES).catch((error: unknown) => {
    throw error instanceof RequestRefused ? new DeskRefusal(400, 'fileRefused') : error
  })
  const type = fileTypeOf(bytes)
  if (type === null) throw new DeskRefusal(400, 'fileRefused')
  const name = String(req.query.name ?? '').slice(0, MAX_LINE_LENGTH)
  const stored = `answer-${randomUUID()}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file: StoredFile = { name: toSafeName({ name, type }), type, size: bytes.length, sha256, stored }
  const store = createUploadStore()
  await store.write('enquiry-files', stored, bytes)
  try {
    const files = await changeDraft(req, async (kept) => {
      const size = [...kept, file].reduce((sum, it) => sum + it.size, 0)
      if (kept.length >= MAX_FILES_OF_AN_ANSWER || size > MAX_BYTES_OF_AN_ANSWER)
        throw new DeskRefusal(400, 'fileRefused')
      return { files: [...kept, file] }
    })
    return jsonResponse({ files: files.map(toShown) }, 201)
  } catch (error) {
    await store.remove('enquiry-files', stored)
    throw error
  }
})

export const removeDraftFileEndpoint = deskEndpoint('delete', '/:id/draft/files/:index', async (req) => {
  const index = Number(req.routeParams?.index)
  let removed: StoredFile | undefined
  const files = await changeDraft(req, async (kept) => {
    removed = kept[index]
    if (!removed) throw new DeskRefusal(404, 'notFound')
    return { files: kept.filter((it) => it !== removed) }
  })
  if (removed) await createUploadStore().remove('enquiry-files', removed.stored)
  return jsonResponse({ files: files.map(toShown) })
})

/** What a browser is told of a file. */
export const toShown = ({ name, size }: StoredFile) => ({ name, size })

/** Changes the draft of whoever asks. @returns its files afterwards */
async function changeDraft(
  req: PayloadRequest,
  change: (files: StoredFile[]) => Promise<Partial<{ subject: string; text: string; files: StoredFile[] }>>,
): Promise<StoredFile[]> {
  const { payload, user } = req
  if (!user) throw new DeskRefusal(404, 'notFound')
  return inTransaction(payload, async (transaction) => {
    await holdEnquiries(payload, transaction)
    const { id } = await enquiryOf(req, transaction)
    const kept = toStoredFiles((await findDraft(payload, id, user.id, transaction))?.files)
    const changes = await change(kept)
    await keepDraft(payload, transaction, { enquiry: id, author: user.id }, changes)
    return changes.files ?? kept
  })
}
