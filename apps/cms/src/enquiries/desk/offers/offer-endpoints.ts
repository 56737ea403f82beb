import { createHash, randomUUID } from 'node:crypto'
import { fileTypeOf } from '@vitrine/contract/order-files'
import { MAX_FILE_BYTES, MAX_LINE_LENGTH, MAX_NOTE_LENGTH } from '@vitrine/contract/submission-limits'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { createUploadStore } from '../../../content/media/create-upload-store.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { readBytes } from '../../../platform/http/read-bytes.ts'
import { RequestRefused } from '../../../platform/http/request-refused.ts'
import { settings } from '../../../platform/settings.ts'
import { toSafeName } from '../../acceptance/order-files.ts'
import { holdEnquiries } from '../../hold-enquiries.ts'
import { today } from '../../next-step/today.ts'
import { isPast, openStates } from '../../offers/offer-states.ts'
import { addOffer, recordOffer, sendOffer, setOffer, standingState } from '../../offers/offer-store.ts'
import { toPlainText } from '../../plain-text.ts'
import { toStoredFiles } from '../../stored-files.ts'
import { deskEndpoint, DeskRefusal, enquiryOf, jsonResponse } from '../desk-endpoint.ts'
import { sendFile } from '../send-file.ts'

const shape = z.object({
  validUntil: z.iso.date(),
  note: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
  number: z.string().max(MAX_LINE_LENGTH).optional(),
})
/** What the form has beside its file. */
const MAX_FIELD_BYTES = 64 * 1024

/** Keeps an offer as a draft, of a form with its PDF as `file`. With `number` it is the next version of that one. */
export const addOfferEndpoint = deskEndpoint('post', '/:id/offers', async (req) => {
  const { file: given, ...fields } = await readForm(req)
  const parsed = shape.safeParse(fields)
  if (!parsed.success || !(given instanceof File)) throw new DeskRefusal(400, 'invalid')
  const { validUntil, note, number = null } = parsed.data
  if (isPast(validUntil, today(settings.SITE_TIME_ZONE))) throw new DeskRefusal(400, 'offer.past')
  const bytes = new Uint8Array(await given.arrayBuffer())
  const type = fileTypeOf(bytes)
  if (type !== 'application/pdf' || bytes.length > MAX_FILE_BYTES) throw new DeskRefusal(400, 'offer.noPdf')
  const { name } = given
  const stored = `offer-${randomUUID()}`
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { name: toSafeName({ name, type }), type, size: bytes.length, sha256, stored }
  const store = createUploadStore()
  await store.write('enquiry-files', stored, bytes)
  try {
    const id = await inTransaction(req.payload, async (transaction) => {
      await holdEnquiries(req.payload, transaction)
      const enquiry = await enquiryOf(req, transaction)
      const offer = { enquiry: enquiry.id, number, validUntil, note: toPlainText(note), file, author: req.user }
      const added = await addOffer(req.payload, transaction, offer)
      if (!added) throw new DeskRefusal(404, 'notFound')
      return added
    })
    return jsonResponse({ id }, 201)
  } catch (error) {
    await store.remove('enquiry-files', stored)
    throw error
  }
})

/** Sends a draft to the buyer. */
export const sendOfferEndpoint = deskEndpoint('post', '/:id/offers/:offer/send', async (req) => {
  await changeOffer(req, async (transaction) => {
    const [enquiry, offer] = [await enquiryOf(req, transaction), await offerOf(req, transaction)]
    if (!enquiry.email) throw new DeskRefusal(400, 'noEmail')
    if (offer.state !== 'draft' || enquiry.state === 'spam') throw new DeskRefusal(400, 'invalid')
    if (isPast(offer.validUntil, today(settings.SITE_TIME_ZONE))) throw new DeskRefusal(400, 'offer.past')
    await sendOffer(req.payload, transaction, enquiry, offer, req.user)
  })
  return jsonResponse({ ok: true })
})

/** Takes an offer back: a draft is gone with its file, one that was sent is shown as withdrawn. */
export const withdrawOfferEndpoint = deskEndpoint('post', '/:id/offers/:offer/withdraw', async (req) => {
  const { payload, user } = req
  const removed = await changeOffer(req, async (transaction) => {
    const offer = await offerOf(req, transaction)
    if (offer.state === 'draft') {
      await payload.db.deleteMany({ collection: 'offers', where: { id: { equals: offer.id } }, req: transaction })
      return toStoredFiles(offer.files)
    }
    if (!openStates.includes(offer.state) && offer.state !== 'expired') throw new DeskRefusal(400, 'invalid')
    const enquiry = String(offer.enquiry)
    await setOffer(payload, transaction, offer.id, { state: 'withdrawn' })
    await recordOffer(payload, transaction, enquiry, 'withdrawn', offer, user)
    const offerState = await standingState(payload, transaction, enquiry, 'withdrawn')
    await payload.db.updateOne({ collection: 'enquiries', id: enquiry, data: { offerState }, req: transaction })
    return []
  })
  for (const { stored } of removed) await createUploadStore().remove('enquiry-files', stored)
  return jsonResponse({ ok: true })
})

export const offerFileEndpoint = deskEndpoint('get', '/:id/offers/:offer/file', async (req) =>
  sendFile(toStoredFiles((await offerOf(req)).files)[0]),
)

/** The fields of a posted form, read as far as a file may be large. @throws DeskRefusal */
async function readForm(req: PayloadRequest): Promise<Record<string, FormDataEntryValue>> {
  const bytes = await readBytes(req as unknown as Request, MAX_FILE_BYTES + MAX_FIELD_BYTES).catch((error: unknown) => {
    throw error instanceof RequestRefused ? new DeskRefusal(400, 'offer.noPdf') : error
  })
  const type = req.headers.get('content-type') ?? ''
  const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(
    await form.catch(() => {
      throw new DeskRefusal(400, 'invalid')
    }),
  )
}

function changeOffer<T>(req: PayloadRequest, change: (transaction: Partial<PayloadRequest>) => Promise<T>): Promise<T> {
  return inTransaction(req.payload, async (transaction) => {
    await holdEnquiries(req.payload, transaction)
    return change(transaction)
  })
}

/** @throws DeskRefusal where the enquiry has no such offer */
async function offerOf(req: PayloadRequest, transaction: Partial<PayloadRequest> = {}) {
  const id = String(req.routeParams?.offer ?? '')
  const offer = await req.payload.findByID({
    collection: 'offers',
    id,
    depth: 0,
    disableErrors: true,
    req: transaction,
  })
  if (offer?.enquiry !== String(req.routeParams?.id)) throw new DeskRefusal(404, 'notFound')
  return offer
}
