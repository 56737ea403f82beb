import { existsSync } from 'node:fs'
import { runInContext } from '@vitrine/platform/requests/request-context'
import { contextHeaders, toOwnContext } from '@vitrine/platform/requests/request-id'
import { inSpan } from '@vitrine/platform/tracing/in-span'
import { retryDelay } from '@vitrine/platform/retry-delay'
import { decideDeliveryOutcome, type DeliveryOutcome } from './decide-delivery-outcome.ts'
import type { Spool, PendingEnquiry } from './spool.ts'
import { toApiCall, toApiCallWithoutFiles } from './to-api-call.ts'

const TIMEOUT_MS = 15_000
const TIMEOUT_WITH_FILES_MS = 120_000
const CHECK_EVERY_MS = 1000
const MAX_BATCH = 50
/** One slow response does not hold up the others. */
const MAX_CONCURRENT = 4
const KEEP_DELIVERED_MS = 30 * 24 * 60 * 60 * 1000
const FORGET_EVERY_MS = 60 * 60 * 1000
const RETRY_DELAY = { firstMs: 2000, maxMs: 10 * 60 * 1000, jitter: 0.5 }

/** What became of an enquiry, where that could not be written, as on a full disk. `nextAt` is by the clock that nobody sets (`performance.now()`). */
type Unwritten = { write: () => void; failures: number; nextAt: number }

/**
 * Hands enquiries over to `POST {API_BASE}/order_request/` and `/contactme/` until each is accepted (R10.14 to R10.18). Of several processes
 * on one spool one delivers (R12.40).
 */
export class Delivery {
  /** Attempts by outcome. */
  readonly counts: Record<DeliveryOutcome['kind'] | 'files-left', number> = {
    delivered: 0,
    'files-left': 0,
    postponed: 0,
    refused: 0,
  }
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #isRunRequested = false
  #isStopped = false
  #forgotAt = 0
  /** By id. As long as it is here the enquiry is not sent again. */
  readonly #unwritten = new Map<string, Unwritten>()
  readonly #spool: Spool
  readonly #apiBase: string
  readonly #backOfficeSecret: string | null

  /** @param backOfficeSecret what the site shares with our own back office; null where another backend is behind `apiBase` */
  constructor(spool: Spool, apiBase: string, backOfficeSecret: string | null) {
    this.#spool = spool
    this.#apiBase = apiBase
    this.#backOfficeSecret = backOfficeSecret
  }

  start() {
    this.#timer = setInterval(() => this.deliverDue(), CHECK_EVERY_MS)
  }

  /** Delivers what is due now, in the background; a call while one is running has it run once more. */
  deliverDue() {
    if (this.#isStopped) return
    if (this.#running) return void (this.#isRunRequested = true)
    this.#isRunRequested = false
    this.#running = this.#deliverBatch()
      .catch((error: unknown) => console.error('delivering enquiries:', error))
      .finally(() => {
        this.#running = undefined
        if (this.#isRunRequested) this.deliverDue()
      })
  }

  /** The content API is back: what failed for want of an answer is delivered now. */
  retryNow() {
    try {
      this.#spool.endRetryDelays(Date.now())
    } catch (error) {
      // As on a full disk: it is delivered when its time comes.
      console.error('waiting enquiries could not be made due:', error)
    }
    this.deliverDue()
  }

  async stop() {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.settled()
  }

  /** Resolves when nothing is being delivered. */
  async settled() {
    await this.#running
  }

  async #deliverBatch() {
    if (!this.#spool.mayDeliver()) return
    this.#forgetDelivered()
    const due = this.#spool.due(Date.now(), MAX_BATCH).values()
    const workers = Array.from({ length: MAX_CONCURRENT }, async () => {
      for (const enquiry of due) {
        if (this.#isStopped) return
        // Its id is that of the request which hands it over: so both programs name it in what they log.
        await runInContext(toOwnContext(enquiry.id), () =>
          inSpan({ name: 'deliver enquiry' }, async () => this.#deliver(enquiry)),
        )
      }
    })
    await Promise.all(workers)
  }

  #forgetDelivered() {
    if (Date.now() - this.#forgotAt < FORGET_EVERY_MS) return
    this.#forgotAt = Date.now()
    try {
      this.#spool.forgetDelivered(Date.now() - KEEP_DELIVERED_MS)
    } catch (error) {
      console.error('old ids could not be forgotten:', error)
    }
  }

  async #deliver(enquiry: PendingEnquiry) {
    const unwritten = this.#unwritten.get(enquiry.id)
    if (unwritten) return unwritten.nextAt <= performance.now() && this.#write(enquiry.id, unwritten)
    if (!this.#spool.isWaiting(enquiry.id)) return
    const paths = this.#spool.files.paths(enquiry.id, enquiry.files)
    // The text is delivered even if the files are lost.
    if (!paths.every((path) => existsSync(path)))
      return this.#deliverWithoutFiles(enquiry, 'files are gone from the disk')
    const outcome = await this.#send(enquiry, toApiCall(enquiry, paths, this.#backOfficeSecret))
    if (outcome.kind === 'refused') return this.#deliverWithoutFiles(enquiry, outcome.reason)
    this.#settle(enquiry, outcome)
  }

  /** A backend that knows the fields of R3.16 alone may refuse files; it gets the order without them (R10.17). */
  async #deliverWithoutFiles(enquiry: PendingEnquiry, reason: string) {
    const call = toApiCallWithoutFiles(enquiry, this.#backOfficeSecret)
    const outcome: DeliveryOutcome = call ? await this.#send(enquiry, call) : { kind: 'refused', reason }
    if (outcome.kind !== 'delivered') return this.#settle(enquiry, outcome)
    this.counts['files-left']++
    this.#record(enquiry.id, () => this.#spool.markDeliveredWithoutFiles(enquiry.id, `without files: ${reason}`))
    console.error(`enquiry ${enquiry.id} delivered without its files: ${reason}`)
  }

  #settle({ id, attempts }: PendingEnquiry, outcome: DeliveryOutcome) {
    this.counts[outcome.kind]++
    if (outcome.kind === 'delivered') return this.#record(id, () => this.#spool.markDelivered(id))
    console.error(`enquiry ${id} ${outcome.kind}: ${outcome.reason}`)
    if (outcome.kind === 'refused') return this.#record(id, () => this.#spool.markRefused(id, outcome.reason))
    const nextAt = Date.now() + Math.max(retryDelay(attempts, RETRY_DELAY), outcome.afterMs)
    this.#record(id, () => this.#spool.postpone(id, nextAt, outcome.reason))
  }

  #record(id: string, write: () => void) {
    this.#write(id, { write, failures: 0, nextAt: 0 })
  }

  #write(id: string, { write, failures }: Unwritten) {
    try {
      write()
      this.#unwritten.delete(id)
    } catch (error) {
      const nextAt = performance.now() + retryDelay(failures, RETRY_DELAY)
      this.#unwritten.set(id, { write, failures: failures + 1, nextAt })
      console.error(`what became of enquiry ${id} could not be written:`, error)
    }
  }

  async #send(
    { files }: PendingEnquiry,
    call: ReturnType<typeof toApiCall> | NonNullable<ReturnType<typeof toApiCallWithoutFiles>>,
  ): Promise<DeliveryOutcome> {
    try {
      const { path, init } = await call
      const signal = AbortSignal.timeout(files > 0 ? TIMEOUT_WITH_FILES_MS : TIMEOUT_MS)
      const headers = { ...(init.headers as Record<string, string>), ...contextHeaders() }
      const response = await fetch(this.#apiBase + path, { ...init, headers, redirect: 'manual', signal })
      await response.body?.cancel()
      return decideDeliveryOutcome(response.status, response.headers)
    } catch (error) {
      return { kind: 'postponed', reason: describeError(error), afterMs: 0 }
    }
  }
}

/** `fetch failed` says nothing; its cause does. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
