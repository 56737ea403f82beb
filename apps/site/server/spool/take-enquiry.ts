import { randomUUID } from 'node:crypto'
import { calls } from '@vitrine/contract/calls'
import { contentLanguage } from '@vitrine/locales/negotiate'
import type { Context } from 'hono'
import type { EnquiryKind, Spool } from './spool.ts'
import { SpoolUnusable } from './spool.ts'

/** In bytes: a message of 10,000 characters and a full basket fit twice. */
export const LARGEST_BODY = 256 * 1024

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const bodyOf: Record<EnquiryKind, (typeof calls)['sendOrder' | 'sendContact']['body']> = {
  order: calls.sendOrder.body,
  contact: calls.sendContact.body,
}

/**
 * Answers `POST /api/order_request/` and `/api/contactme/` at the public door: checks the enquiry by the contract and writes it to the
 * spool; only then says 201. The content API gets it from the spool (`Delivery`).
 */
export async function takeEnquiry(c: Context, kind: EnquiryKind, spool: Spool, wake: () => void): Promise<Response> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return c.json({ detail: 'the body must be application/json' }, 415)
  const text = await c.req.text()
  if (Buffer.byteLength(text) > LARGEST_BODY) return c.json({ detail: 'the body is too large' }, 413)
  const checked = bodyOf[kind].safeParse(parseJson(text))
  if (!checked.success) {
    const errors = checked.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
    return c.json({ detail: errors.map((it) => `${it.field}: ${it.message}`).join('; '), errors }, 400)
  }
  const id = c.req.header('idempotency-key') ?? randomUUID()
  if (!idPattern.test(id)) return c.json({ detail: 'Idempotency-Key must be a UUID', errors: [{ field: 'Idempotency-Key', message: 'not a UUID' }] }, 400)
  try {
    const language = contentLanguage(c.req.header('accept-language') ?? checked.data.language)
    const taken = spool.take({ id: id.toLowerCase(), kind, language, body: JSON.stringify(checked.data) }, Date.now())
    if (taken === 'other content') return c.json({ detail: 'this id was used for another enquiry' }, 409)
  } catch (error) {
    if (!(error instanceof SpoolUnusable)) throw error
    console.error(error)
    return c.json({ detail: 'The enquiry could not be kept; please try again.' }, 503, { 'retry-after': '30' })
  }
  wake()
  return c.json({ id }, 201)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
