import { randomUUID } from 'node:crypto'
import { type EnquiryFile, contactMe, orderRequest, serviceRequest } from '@vitrine/contract/shapes/submission'
import type { Payload } from 'payload'
import { check } from '../../platform/http/check-input.ts'
import type { MatchedCall } from '../../platform/http/match-call.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { createUploadStore } from '../../content/media/create-upload-store.ts'
import { queueFirstMessages } from '../messages/queue-messages.ts'
import { settings } from '../../platform/settings.ts'
import { cameFromOf } from './came-from-of.ts'
import { slugsOfBasket } from './slugs-of-basket.ts'
import { enquiryHeaders, idempotencyKeyOf } from './idempotency-key.ts'
import { nextNumber } from './next-number.ts'
import type { StoredFile } from '../stored-files.ts'
import { isErased } from '../erasure/erased-ids.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { checkFiles, storeFiles } from './order-files.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { spamSignsOf } from './spam-signs-of.ts'
import { readSlugOfSerial } from '../service/read-slug-of-serial.ts'
import { type Submission, toEnquiry } from './to-enquiry.ts'

const oneAtATime = createOneAtATime()

type NewEnquiry = ReturnType<typeof toEnquiry> &
  ReturnType<typeof cameFromOf> & { productSlugs: string[]; categorySlugs: string[]; files: StoredFile[] }

/**
 * Stores an enquiry, once: the same key with the same content answers as it did the first time, so that a sender that got no answer
 * may send again (R10.2).
 * @throws BadInput, RequestRefused
 */
export async function acceptEnquiry(
  payload: Payload,
  { call, name }: MatchedCall,
  request: Request,
): Promise<Response> {
  const key = idempotencyKeyOf(request.headers)
  const id = key ? check(enquiryHeaders, key)['Idempotency-Key'] : randomUUID()
  const { json, files } = await readRequestBody(request, call.takesFiles === true)
  const submission = checkSubmission(name, json)
  const declared = filesOf(submission)
  checkFiles(declared, files)
  const told = toEnquiry(id, submission, spamSignsOf(request.headers, settings.INTERNAL_SECRET))
  const cameFrom = cameFromOf(request.headers, settings.INTERNAL_SECRET)
  const enquiry = {
    ...told,
    ...cameFrom,
    ...(await slugsOfBasket(payload, told.basket, await readSlugOfSerial(payload, told))),
  }
  // Two deliveries of one enquiry write files of the same names.
  await oneAtATime(id, async () => {
    if (await isStored(payload, enquiry)) return
    const uploads = createUploadStore()
    const storedFiles = await storeFiles(id, declared, files, uploads)
    const isKept = await store(payload, { ...enquiry, files: storedFiles })
    if (!isKept) for (const { stored } of storedFiles) await uploads.remove('enquiry-files', stored)
  })
  return Response.json({ id }, { status: call.status, headers: { 'cache-control': 'no-store' } })
}

/** @throws {BadInput} */
function checkSubmission(name: MatchedCall['name'], json: unknown): Submission {
  switch (name) {
    case 'sendOrder':
      return { order: check(orderRequest, json) }
    case 'sendServiceRequest':
      return { service: check(serviceRequest, json) }
    default:
      return { contact: check(contactMe, json) }
  }
}

function filesOf(submission: Submission): readonly EnquiryFile[] {
  if ('order' in submission) return submission.order.files ?? []
  return ('service' in submission && submission.service.files) || []
}

/** @throws {RequestRefused} 409 where the key belongs to another enquiry */
async function isStored(
  payload: Payload,
  { id, contentHash }: Pick<NewEnquiry, 'id' | 'contentHash'>,
): Promise<boolean> {
  const stored = await payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true })
  if (!stored) return false
  if (stored.contentHash !== contentHash) throw new RequestRefused(409, 'another enquiry has this Idempotency-Key')
  return true
}

class EnquiryErased extends Error {}

/**
 * Stores the enquiry, its number and its messages in one transaction. Of two deliveries at once the primary key admits one.
 * @returns false where the enquiry was erased while it was on its way: nothing is stored
 */
async function store(payload: Payload, enquiry: NewEnquiry): Promise<boolean> {
  try {
    await inTransaction(payload, async (req) => {
      const number = await nextNumber(payload, req, {
        prefix: settings.ENQUIRY_PREFIX,
        year: new Date().getUTCFullYear(),
      })
      if (await isErased(payload, req, enquiry.id)) throw new EnquiryErased()
      await payload.create({ collection: 'enquiries', data: { ...enquiry, number }, depth: 0, req })
      await queueFirstMessages(payload, req, enquiry, settings)
    })
  } catch (error) {
    if (error instanceof EnquiryErased) return false
    if (!(await isStored(payload, enquiry))) throw error
  }
  return true
}
