import { existsSync } from 'node:fs'
import { decideDeliveryOutcome, decideRetryDelay, type DeliveryOutcome } from './decide-outcome.ts'
import type { Spool, PendingEnquiry } from './spool.ts'
import { toApiCall, toApiCallWithoutExtensions } from './to-api-call.ts'

const TIMEOUT_MS = 15_000
const TIMEOUT_WITH_FILES_MS = 120_000
const LOOK_EVERY_MS = 1000
const AT_ONCE = 50
/** One slow answer does not hold up the others. */
const SIDE_BY_SIDE = 4
const REMEMBER_DELIVERED_MS = 30 * 24 * 60 * 60 * 1000

/** Hands enquiries over to `POST {API_BASE}/order_request/` and `/contactme/` until each is accepted (R10.14 to R10.18). */
export class Delivery {
  #timer: NodeJS.Timeout | undefined
  #underWay: Promise<void> | undefined
  #again = false
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

  /** Looks for what is due now; a second call while one is at work has it look once more. */
  wake() {
    if (this.#stopped) return
    if (this.#underWay) return void (this.#again = true)
    this.#again = false
    this.#underWay = this.#deliverDue()
      .catch((error: unknown) => console.error('delivering enquiries:', error))
      .finally(() => {
        this.#underWay = undefined
        if (this.#again) this.wake()
      })
  }

  async stop() {
    this.#stopped = true
    clearInterval(this.#timer)
    await this.#underWay
  }

  async #deliverDue() {
    this.#spool.forget(Date.now() - REMEMBER_DELIVERED_MS)
    const due = this.#spool.due(Date.now(), AT_ONCE).values()
    const hands = Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const enquiry of due) {
        if (this.#stopped) return
        await this.#deliver(enquiry)
      }
    })
    await Promise.all(hands)
  }

  async #deliver(enquiry: PendingEnquiry) {
    const paths = this.#spool.files.paths(enquiry.id, enquiry.files)
    // Whatever became of the files, the words go out.
    if (!paths.every((path) => existsSync(path))) return this.#deliverPlain(enquiry, 'files are gone from the disk')
    const outcome = await this.#send(enquiry, toApiCall(enquiry, paths))
    if (outcome.kind === 'refused') return this.#deliverPlain(enquiry, outcome.why)
    this.#settle(enquiry, outcome)
  }

  /** A backend that knows the fields of R3.16 and R3.17 alone may refuse files and flags, and shall have the enquiry without them (R10.17). */
  async #deliverPlain(enquiry: PendingEnquiry, why: string) {
    const call = toApiCallWithoutExtensions(enquiry)
    const outcome: DeliveryOutcome = call ? await this.#send(enquiry, call) : { kind: 'refused', why }
    if (outcome.kind !== 'delivered' || enquiry.files === 0) return this.#settle(enquiry, outcome)
    this.#spool.deliveredWithoutFiles(enquiry.id, `without files: ${why}`)
    console.error(`enquiry ${enquiry.id} delivered without its files: ${why}`)
  }

  #settle({ id, attempts }: PendingEnquiry, outcome: DeliveryOutcome) {
    if (outcome.kind === 'delivered') return this.#spool.delivered(id)
    console.error(`enquiry ${id} ${outcome.kind}: ${outcome.why}`)
    if (outcome.kind === 'refused') return this.#spool.refused(id, outcome.why)
    const pause = Math.max(decideRetryDelay(attempts, Math.random()), outcome.afterMs)
    this.#spool.postponed(id, Date.now() + pause, outcome.why)
  }

  async #send(
    { files }: PendingEnquiry,
    call: ReturnType<typeof toApiCall> | NonNullable<ReturnType<typeof toApiCallWithoutExtensions>>,
  ): Promise<DeliveryOutcome> {
    try {
      const { path, init } = await call
      const signal = AbortSignal.timeout(files > 0 ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS)
      const response = await fetch(this.#apiBase + path, { ...init, redirect: 'manual', signal })
      await response.body?.cancel()
      return decideDeliveryOutcome(response.status, response.headers)
    } catch (error) {
      return { kind: 'postponed', why: toWords(error), afterMs: 0 }
    }
  }
}

/** `fetch failed` says nothing; what it was caused by does. */
function toWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
