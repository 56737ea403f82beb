import { calls } from '@vitrine/contract/calls'
import type { EnquiryKind, Spool, Waiting } from './spool.ts'

const TIMEOUT_MS = 15_000
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 10 * 60 * 1000
const LOOK_EVERY_MS = 1000
const AT_ONCE = 20
const REMEMBER_DELIVERED_MS = 30 * 24 * 60 * 60 * 1000

const pathOf: Record<EnquiryKind, string> = { order: calls.sendOrder.path, contact: calls.sendContact.path }

export type Outcome = { kind: 'delivered' } | { kind: 'refused' | 'postponed'; why: string }

/** What an answer of the content API means for an enquiry: a mistake in it stays one, everything else may pass. */
export function decideOutcome(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if ([400, 409, 413, 415, 422].includes(status)) return { kind: 'refused', why: `status ${status}` }
  return { kind: 'postponed', why: `status ${status}` }
}

/** How long to wait after so many attempts, in ms: doubling, at most ten minutes, half of it by chance so that not all come at once. */
export function decidePause(attempts: number, chance: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
  return Math.round(pause * (0.5 + chance / 2))
}

/** Hands enquiries over to `POST {API_BASE}/order_request/` and `/contactme/` until each is accepted (DESIGN.md). */
export class Delivery {
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #stopped = false
  readonly #spool: Spool
  readonly #apiBase: string

  constructor(spool: Spool, apiBase: string) {
    this.#spool = spool
    this.#apiBase = apiBase
  }

  start() {
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS)
  }

  /** Looks for what is due now; a second call while one is at work changes nothing. */
  wake() {
    if (this.#underWay || this.#stopped) return
    this.#underWay = this.#deliverDue()
      .catch((error: unknown) => console.error('delivering enquiries:', error))
      .finally(() => (this.#underWay = undefined))
  }

  async stop() {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#underWay
  }

  async #deliverDue() {
    this.#spool.forget(Date.now() - REMEMBER_DELIVERED_MS)
    for (const enquiry of this.#spool.due(Date.now(), AT_ONCE)) {
      if (this.#stopped) return
      const outcome = await this.#send(enquiry)
      if (outcome.kind === 'delivered') this.#spool.delivered(enquiry.id)
      else if (outcome.kind === 'refused') this.#spool.refused(enquiry.id, outcome.why)
      else this.#spool.postponed(enquiry.id, Date.now() + decidePause(enquiry.attempts, Math.random()), outcome.why)
      if (outcome.kind !== 'delivered') console.error(`enquiry ${enquiry.id} ${outcome.kind}: ${outcome.why}`)
    }
  }

  async #send({ id, kind, language, body }: Waiting): Promise<Outcome> {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'accept-language': language,
      'idempotency-key': id,
    }
    try {
      const response = await fetch(this.#apiBase + pathOf[kind], {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      return decideOutcome(response.status)
    } catch (error) {
      return { kind: 'postponed', why: error instanceof Error ? error.message : String(error) }
    }
  }
}
