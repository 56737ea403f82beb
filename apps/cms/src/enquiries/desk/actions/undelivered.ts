import { setTimeout as wait } from 'node:timers/promises'
import { undeliveredEnquiry, type UndeliveredEnquiry } from '@vitrine/contract/spool-api'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { deskEndpoint, DeskRefusal, jsonResponse } from '../desk-endpoint.ts'
import { callSpool, dropFromSpools } from '../spool-client.ts'

/** How long an operator who retries a delivery waits for its outcome. */
const OUTCOME_TIMEOUT_MS = 8_000
const POLL_EVERY_MS = 250

/** What became of an enquiry that was retried; `waiting`: the site goes on trying. */
export type RetryOutcome = { outcome: 'delivered' } | { outcome: UndeliveredEnquiry['state']; reason: string }

/** Retries a delivery, and answers what became of it. */
export const retryUndeliveredEndpoint = deskEndpoint('post', '/undelivered/:id/retry', async (req) => {
  const path = pathOf(req.routeParams?.id)
  const before = await readUndelivered(path)
  await retry(`${path}/retry`)
  return jsonResponse(await pollOutcome(path, typeof before === 'object' ? before.attempts : 0))
})

/** Gives up an enquiry that cannot be delivered: every site that answers deletes it. It is not done while one may still have it. */
export const dropUndeliveredEndpoint = deskEndpoint('delete', '/undelivered/:id', async (req) => {
  const documentId = String(req.routeParams?.id)
  const outcome = await dropFromSpools(pathOf(documentId))
  if (outcome === 'unreachable') throw new DeskRefusal(502, 'siteUnreachable')
  if (outcome === 'gone') throw new DeskRefusal(404, 'notFound')
  if (outcome !== 'kept') await recordAuditEvent(req, { kind: 'erase', entity: 'enquiries', documentId })
  if (outcome !== 'dropped') throw new DeskRefusal(502, 'undelivered.stillSomewhere')
  return jsonResponse({ ok: true })
})

const pathOf = (id: unknown) => `/${encodeURIComponent(String(id))}`

/** @throws DeskRefusal where the site does not answer, or no longer has the enquiry: a colleague may have been faster */
async function retry(path: string): Promise<void> {
  const response = await callSpool('POST', path)
  if (response?.ok) return
  throw response?.status === 404 ? new DeskRefusal(404, 'notFound') : new DeskRefusal(502, 'siteUnreachable')
}

async function pollOutcome(path: string, attemptsBefore: number): Promise<RetryOutcome> {
  const until = Date.now() + OUTCOME_TIMEOUT_MS
  let reason = ''
  do {
    await wait(POLL_EVERY_MS)
    const enquiry = await readUndelivered(path)
    if (enquiry === 'gone') return { outcome: 'delivered' }
    if (enquiry === 'unknown') continue
    reason = enquiry.lastError ?? ''
    if (enquiry.state !== 'waiting' || enquiry.attempts > attemptsBefore) return { outcome: enquiry.state, reason }
  } while (Date.now() < until)
  return { outcome: 'waiting', reason }
}

async function readUndelivered(path: string): Promise<UndeliveredEnquiry | 'gone' | 'unknown'> {
  const response = await callSpool('GET', path)
  if (response?.status === 404) return 'gone'
  const parsed = undeliveredEnquiry.safeParse(await response?.json().catch(() => null))
  return parsed.success ? parsed.data : 'unknown'
}
