import { setTimeout as wait } from 'node:timers/promises'
import { type StatisticsBatch, STATISTICS_PATH } from '@vitrine/contract/statistics-api'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import type { SiteEnvironment } from '../environment.ts'
import type { ViewSums } from './view-sums.ts'
import { WaitingBatches } from './waiting-batches.ts'

const EVERY_MS = 60_000
const TIMEOUT_MS = 10_000
const MAX_STOP_MS = 2000

/** Hands what was counted to the back office once a minute; what it has not taken waits on the disk. */
export class StatisticsDelivery {
  readonly #sums: ViewSums
  readonly #waiting: WaitingBatches
  readonly #send: (batch: StatisticsBatch) => Promise<number>
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  /** @param send gives the status of the answer @throws where there is none */
  constructor(sums: ViewSums, dataDir: string, send: (batch: StatisticsBatch) => Promise<number>) {
    this.#sums = sums
    this.#waiting = new WaitingBatches(dataDir)
    this.#send = send
  }

  start() {
    this.#timer = setInterval(() => void this.deliver(), EVERY_MS)
    this.#timer.unref()
  }

  /** What is counted until then is delivered, or waits for the next start. */
  async stop() {
    clearInterval(this.#timer)
    // On the disk first: the back office may be stopping too.
    this.#keep()
    await Promise.race([this.deliver(), wait(MAX_STOP_MS, undefined, { ref: false })])
  }

  /** One after the other: what is on its way is not sent a second time by this process. */
  deliver(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#deliver())
      .catch((error: unknown) => {
        console.error('handing over statistics:', error instanceof Error ? error.message : error)
      })
    return this.#running
  }

  async #deliver() {
    if (!this.#waiting.isFull) this.#keep()
    for (const id of this.#waiting.ids()) {
      const batch = this.#waiting.read(id)
      if (!batch) continue
      const status = await this.#send(batch)
      // What it does not take now it will never take.
      if (status === 400) console.error(`the back office takes no statistics: batch ${id} is given up`)
      else if (status !== 200) return
      this.#waiting.delete(id)
    }
  }

  #keep() {
    const batch = this.#sums.takeBatch()
    if (batch) this.#waiting.put(batch)
  }
}

/** Sends a batch to the back office on this machine. */
export function createSendBatch({ CMS_ORIGIN, INTERNAL_SECRET = '' }: SiteEnvironment) {
  return async (batch: StatisticsBatch): Promise<number> => {
    const { status, body } = await fetch(CMS_ORIGIN + STATISTICS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SECRET_HEADER]: INTERNAL_SECRET },
      body: JSON.stringify(batch),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await body?.cancel()
    return status
  }
}
