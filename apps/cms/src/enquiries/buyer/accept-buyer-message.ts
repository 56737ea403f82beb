import { createHash, randomUUID } from 'node:crypto'
import { buyerMessage, type BuyerMessage } from '@vitrine/contract/shapes/buyer-page'
import type { Payload, PayloadRequest } from 'payload'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { BadInput, check } from '../../platform/http/check-input.ts'
import type { MatchedCall } from '../../platform/http/match-call.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { settings } from '../../platform/settings.ts'
import { enquiryHeaders, idempotencyKeyOf } from '../acceptance/idempotency-key.ts'
import { createOneAtATime } from '../acceptance/one-at-a-time.ts'
import { checkFiles, storeFiles } from '../acceptance/order-files.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import { tellOperators } from '../messages/tell-operators.ts'
import { answerOffer } from '../offers/answer-offer.ts'
import { toPlainText } from '../plain-text.ts'
import type { StoredFile } from '../stored-files.ts'
import { readBuyerToken } from './buyer-token.ts'
import { decideNews } from './decide-news.ts'

const oneAtATime = createOneAtATime()

type NewMessage = Pick<BuyerMessage, 'urgent' | 'erasure' | 'offer'> & {
  id: string
  enquiry: string
  text: string
  files: StoredFile[]
  contentHash: string
}

/**
 * Stores what a buyer adds to an enquiry, once for each key, as enquiries are. Where the enquiry is erased nothing is stored, and the site is
 * told that it is done.
 * @throws BadInput, RequestRefused
 */
export async function acceptBuyerMessage(
  payload: Payload,
  { call }: Pick<MatchedCall, 'call'>,
  request: Request,
): Promise<Response> {
  const key = idempotencyKeyOf(request.headers)
  const id = key ? check(enquiryHeaders, key)['Idempotency-Key'] : randomUUID()
  const { json, files } = await readRequestBody(request, true)
  const { token, message = '', urgent, erasure, offer, files: declared = [] } = check(buyerMessage, json)
  checkFiles(declared, files)
  const enquiry = readBuyerToken(token, payload.secret)
  // Not 404, which the site takes for a backend that is being started, and tries again for ever.
  if (enquiry === null) throw new BadInput([{ field: 'token', message: 'opens no enquiry' }])
  const contentHash = createHash('sha256').update(JSON.stringify(json)).digest('hex')
  await oneAtATime(id, async () => {
    if (await isStored(payload, id, contentHash)) return
    const uploads = createUploadStore()
    const storedFiles = await storeFiles(id, declared, files, uploads)
    const isKept = await store(payload, {
      id,
      enquiry,
      urgent,
      erasure,
      offer,
      contentHash,
      text: toPlainText(message),
      files: storedFiles,
    })
    if (!isKept) for (const { stored } of storedFiles) await uploads.remove('enquiry-files', stored)
  })
  return Response.json({ id }, { status: call.status, headers: { 'cache-control': 'no-store' } })
}

/** @throws {RequestRefused} 409 where the key belongs to another message */
async function isStored(payload: Payload, id: string, contentHash: string): Promise<boolean> {
  const stored = await payload.findByID({ collection: 'buyer-messages', id, depth: 0, disableErrors: true })
  if (!stored) return false
  if (stored.contentHash !== contentHash) throw new RequestRefused(409, 'another message has this Idempotency-Key')
  return true
}

/** @returns false where the enquiry is erased: nothing is stored */
async function store(payload: Payload, message: NewMessage): Promise<boolean> {
  try {
    return await inTransaction(payload, (req) => storeIn(payload, req, message))
  } catch (error) {
    if (!(await isStored(payload, message.id, message.contentHash))) throw error
    return true
  }
}

async function storeIn(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { enquiry: enquiryId, offer, ...message }: NewMessage,
): Promise<boolean> {
  await holdEnquiries(payload, req)
  const id = enquiryId
  const enquiry = await payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true, req })
  if (!enquiry) return false
  await payload.create({ collection: 'buyer-messages', data: { ...message, enquiry: id }, depth: 0, req })
  const data = decideNews(enquiry, message, new Date().toISOString())
  await payload.update({ collection: 'enquiries', id, data, depth: 0, req })
  const body = offer ? await answerOffer(payload, req, id, offer) : undefined
  if (enquiry.state !== 'spam')
    await tellOperators(payload, req, enquiry, { kind: 'buyer-message', id: message.id, body }, settings)
  return true
}
