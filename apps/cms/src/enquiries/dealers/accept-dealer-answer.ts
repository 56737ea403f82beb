import { randomUUID } from 'node:crypto'
import { type DealerAnswer, dealerAnswer } from '@vitrine/contract/shapes/dealer-page'
import type { Payload, PayloadRequest } from 'payload'
import type { DealerLink } from '../../payload-types.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { BadInput, check } from '../../platform/http/check-input.ts'
import type { MatchedCall } from '../../platform/http/match-call.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { settings } from '../../platform/settings.ts'
import { enquiryHeaders, idempotencyKeyOf } from '../acceptance/idempotency-key.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import { toPlainText } from '../plain-text.ts'
import { DAY_MS, LINK_DAYS_AFTER } from './dealer-states.ts'
import { readDealerToken } from './dealer-token.ts'
import { isOver } from './read-dealer-page.ts'
import { tellDesk } from './tell-desk.ts'

/**
 * Stores whether a dealer is interested. The first answer counts, also when it comes after the day by which it was asked for; an answer to
 * what was taken back or erased is told to be done, and changes nothing.
 * @throws BadInput
 */
export async function acceptDealerAnswer(
  payload: Payload,
  { call }: Pick<MatchedCall, 'call'>,
  request: Request,
): Promise<Response> {
  const key = idempotencyKeyOf(request.headers)
  const id = key ? check(enquiryHeaders, key)['Idempotency-Key'] : randomUUID()
  const { json } = await readRequestBody(request, false)
  const said = check(dealerAnswer, json)
  const link = readDealerToken(said.token, payload.secret)
  // Not 404, which the site takes for a backend that is being started, and tries again for ever.
  if (link === null) throw new BadInput([{ field: 'token', message: 'opens no enquiry' }])
  await inTransaction(payload, (req) => store(payload, req, link, said))
  return Response.json({ id }, { status: call.status, headers: { 'cache-control': 'no-store' } })
}

async function store(
  payload: Payload,
  req: Partial<PayloadRequest>,
  id: string,
  { answer, message }: DealerAnswer,
  now = new Date(),
): Promise<void> {
  await holdEnquiries(payload, req)
  const link = await payload.findByID({ collection: 'dealer-links', id, depth: 1, disableErrors: true, req })
  if (!link || !isAnswerable(link, now)) return
  const { enquiry } = link
  if (typeof enquiry !== 'object' || enquiry === null || enquiry.state === 'spam') return
  const data = {
    state: answer,
    note: toPlainText(message ?? ''),
    answeredAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LINK_DAYS_AFTER * DAY_MS).toISOString(),
  }
  await payload.db.updateOne({ collection: 'dealer-links', id, data, req })
  const state = answer === 'interested' && enquiry.state === 'new' ? 'in-progress' : enquiry.state
  await payload.update({
    collection: 'enquiries',
    id: enquiry.id,
    data: { dealerState: answer, state },
    depth: 0,
    req,
  })
  await tellDesk(payload, req, { enquiry, link, state: answer, note: data.note }, settings)
}

const isAnswerable = (link: DealerLink, now: Date) =>
  (link.state === 'asked' || link.state === 'silent') && !isOver(link, now)
