import { randomUUID } from 'node:crypto'
import { contactMe, orderRequest } from '@vitrine/contract/shapes/submission'
import type { Payload } from 'payload'
import { check } from '../api/check-input.ts'
import type { Match } from '../api/match-call.ts'
import { Refusal } from '../api/refusal.ts'
import { enquiryHeaders, enquiryKeyOf } from './enquiry-key.ts'
import { readJsonBody } from './read-json-body.ts'
import { toEnquiry } from './to-enquiry.ts'

/**
 * Stores what a visitor sent, once: the same key with the same content answers as it did the first time, so that a sender that heard
 * nothing may send again (DESIGN.md, "Enquiries are never lost").
 */
export async function acceptEnquiry(payload: Payload, { call, name }: Match, request: Request): Promise<Response> {
  const given = enquiryKeyOf(request.headers)
  const id = given ? check(enquiryHeaders, given)['Idempotency-Key'] : randomUUID()
  const body = await readJsonBody(request)
  const enquiry = toEnquiry(
    id,
    name === 'sendOrder' ? { order: check(orderRequest, body) } : { contact: check(contactMe, body) },
  )
  if (!(await insert(payload, enquiry))) {
    const stored = await findStored(payload, id)
    if (stored?.contentHash !== enquiry.contentHash) throw new Refusal(409, 'another enquiry has this Idempotency-Key')
  }
  return Response.json({ id }, { status: call.status, headers: { 'cache-control': 'no-store' } })
}

/** False where the key is taken. The primary key decides, not a look beforehand: two deliveries may come at once. */
async function insert(payload: Payload, enquiry: ReturnType<typeof toEnquiry>): Promise<boolean> {
  try {
    await payload.create({ collection: 'enquiries', data: enquiry, disableTransaction: true })
    return true
  } catch (error) {
    if (await findStored(payload, enquiry.id)) return false
    throw error
  }
}

function findStored(payload: Payload, id: string) {
  return payload.findByID({ collection: 'enquiries', id, depth: 0, disableErrors: true })
}
