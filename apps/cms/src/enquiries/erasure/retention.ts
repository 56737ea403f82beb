import { redactError } from '../../platform/database/redact-error.ts'
import type { Payload } from 'payload'
import { eraseUntouchedSince } from './erase.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CHECK_EVERY_MS = 60 * 60 * 1000

/** Erases enquiries `days` days after their last change; checks at start and then every hour. */
export function startRetention(payload: Payload, days: number | undefined): void {
  if (days === undefined) return
  const eraseOld = async () => {
    try {
      const erased = await eraseUntouchedSince(payload, new Date(Date.now() - days * DAY_MS))
      if (erased > 0) payload.logger.info(`Erased ${erased} enquiries that had not changed for ${days} days.`)
    } catch (error) {
      payload.logger.error({ err: redactError(error), msg: 'old enquiries could not be erased' })
    }
    setTimeout(eraseOld, CHECK_EVERY_MS).unref()
  }
  setTimeout(eraseOld, 0).unref()
}
