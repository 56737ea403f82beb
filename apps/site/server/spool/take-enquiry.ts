import type { Context } from 'hono'
import type { Intake } from './intake.ts'
import type { EnquiryKind } from './spool.ts'

/** In bytes: a message of 10,000 characters and a full basket fit twice. */
export const LARGEST_BODY = 256 * 1024

/**
 * Answers `POST /api/order_request/` and `/api/contactme/` at the public door: 201 only after the enquiry is in the spool.
 * The content API gets it from there (`Delivery`).
 */
export async function takeEnquiry(c: Context, kind: EnquiryKind, intake: Intake): Promise<Response> {
  if (!c.req.header('content-type')?.startsWith('application/json'))
    return c.json({ detail: 'the body must be application/json' }, 415)
  const payload: unknown = await c.req.json().catch(() => undefined)
  const outcome = intake(kind, payload, c.req.header('idempotency-key'))
  switch (outcome.kind) {
    case 'taken':
      return c.json({ id: outcome.id }, 201)
    case 'wrong':
      return c.json(
        { detail: outcome.errors.map((it) => `${it.field}: ${it.message}`).join('; '), errors: outcome.errors },
        400,
      )
    case 'other content':
      return c.json({ detail: 'this id was used for another enquiry' }, 409)
    case 'unusable':
      return c.json({ detail: 'The enquiry could not be kept; please try again.' }, 503, { 'retry-after': '30' })
  }
}
