import type { Payload } from 'payload'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'
import { fillProductSnapshots } from './fill-product-snapshots.ts'

/** The clocks of two programs may differ, and a transaction may take long. */
const MARGIN_MS = 60 * 60 * 1000

/** Makes the snapshots of products that nobody has read: at the start of all, and then every hour of those that have changed. */
export function startMakingSnapshots(payload: Payload, ongoing: Ongoing): void {
  const about = { job: 'product-snapshots', failure: 'the snapshots of products could not be made' }
  let changedSince: Date | undefined
  startHourly(payload, about, ongoing, async () => {
    const started = Date.now()
    const products = await fillProductSnapshots(payload, {
      isOver: () => ongoing.isOver,
      ...(changedSince && { changedSince }),
    })
    changedSince = new Date(started - MARGIN_MS)
    if (products > 0) payload.logger.info(`The snapshots of ${products} products were made.`)
  })
}
