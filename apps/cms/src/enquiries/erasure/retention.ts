import { redactError } from '../../platform/database/redact-error.ts'
import type { Payload } from 'payload'
import { eraseUntouchedSince } from './erase.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CHECK_EVERY_MS = 60 * 60 * 1000

/** Erases enquiries `days` days after the last thing that happened to them; looks at start and then every hour. */
export function startRetention(payload: Payload, days: number | undefined): void {
  if (days === undefined) return
  const look = async () => {
    try {
      const erased = await eraseUntouchedSince(payload, new Date(Date.now() - days * DAY_MS))
      if (erased > 0) payload.logger.info(`Erased ${erased} enquiries that were older than ${days} days.`)
    } catch (error) {
      payload.logger.error({ err: redactError(error), msg: 'erasing old enquiries' })
    }
    setTimeout(look, CHECK_EVERY_MS).unref()
  }
  setTimeout(look, 0).unref()
}
