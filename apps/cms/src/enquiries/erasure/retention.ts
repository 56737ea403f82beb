import type { Payload } from 'payload'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'
import { eraseUntouchedSince } from './erase.ts'
import { forgetErased } from './erased-ids.ts'
import { forgetTaken } from '../mailbox/forget-taken.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Erases enquiries `days` days after their last change, never without `days`; checks at start and then every hour. */
export function startRetention(payload: Payload, days: number | undefined, ongoing: Ongoing): void {
  startHourly(
    payload,
    { job: 'enquiry-retention', failure: 'old enquiries could not be erased' },
    ongoing,
    async () => {
      await forgetErased(payload)
      await forgetTaken(payload)
      if (days === undefined) return
      const erased = await eraseUntouchedSince(payload, new Date(Date.now() - days * DAY_MS))
      if (erased > 0) payload.logger.info(`Erased ${erased} enquiries that had not changed for ${days} days.`)
    },
  )
}
