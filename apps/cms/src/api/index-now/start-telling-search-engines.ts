import { retryDelay } from '@vitrine/platform/retry-delay'
import type { Payload } from 'payload'
import type { Environment } from '../../platform/environment.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { createContentStore } from '../content-store.ts'
import { listChangedPages } from './list-changed-pages.ts'
import { submitPages } from './submit-pages.ts'
import { keepToldUntil, readToldUntil } from './told-until.ts'

/** What is changed gets its time before it is committed; a long transaction is committed by then. */
const SETTLED_AFTER_MS = 2 * 60_000
const delays = { firstMs: 60_000, maxMs: 6 * 60 * 60_000, jitter: 0.2 }

type Settings = Pick<Environment, 'INDEXNOW_KEY' | 'INDEXNOW_URL' | 'SITE_URL'>

/** Where a key is set, tells the search engines of IndexNow each minute which pages have changed; a failure is tried again, later and later. */
export function startTellingSearchEngines(payload: Payload, settings: Settings, ongoing: Ongoing): void {
  if (!settings.INDEXNOW_KEY) return
  const readContent = createContentStore(payload)
  let failures = 0
  const turn = async () => {
    await ongoing.run(async () => {
      try {
        const told = await tellSearchEngines(payload, readContent, settings, Date.now() - SETTLED_AFTER_MS)
        if (told > 0) payload.logger.info(`Told search engines of ${told} pages that have changed.`)
        failures = 0
      } catch (error) {
        failures += 1
        // The reason alone: the question names the key.
        payload.logger.warn(`Search engines could not be told of changes: ${String(error)}`)
      }
    })
    if (!ongoing.isOver) setTimeout(turn, retryDelay(failures, delays)).unref()
  }
  setTimeout(turn, delays.firstMs).unref()
}

/**
 * Tells of what has changed since it was last told; the first time nothing is told. What fails is told again with the next.
 * @param untilMs until when changes count, in ms since 1970
 * @returns the number of addresses
 * @throws where they were not taken
 */
export async function tellSearchEngines(
  payload: Payload,
  readContent: ReturnType<typeof createContentStore>,
  { INDEXNOW_KEY: key = '', INDEXNOW_URL: endpoint, SITE_URL: siteUrl }: Settings,
  untilMs: number,
): Promise<number> {
  const sinceMs = await readToldUntil(payload)
  let told = 0
  if (sinceMs !== null && sinceMs < untilMs) {
    const [since, until] = [new Date(sinceMs).toISOString(), new Date(untilMs).toISOString()]
    for await (const addresses of listChangedPages(await readContent(), siteUrl, since, until)) {
      await submitPages(addresses, { endpoint, siteUrl, key })
      told += addresses.length
    }
  }
  if (sinceMs === null || sinceMs < untilMs) await keepToldUntil(payload, untilMs)
  return told
}
