import type { Payload } from 'payload'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'
import { fillProductSnapshots } from './fill-product-snapshots.ts'

/** Makes the snapshots of products that nobody has read, at the start and then every hour. */
export function startMakingSnapshots(payload: Payload, ongoing: Ongoing): void {
  const about = { job: 'product-snapshots', failure: 'the snapshots of products could not be made' }
  startHourly(payload, about, ongoing, async () => {
    const products = await fillProductSnapshots(payload, { isOver: () => ongoing.isOver })
    if (products > 0) payload.logger.info(`The snapshots of ${products} products were made.`)
  })
}
