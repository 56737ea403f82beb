import type { Payload } from 'payload'
import { redactError } from './database/redact-error.ts'

const HOUR_MS = 60 * 60 * 1000

/** Does something at the start and then every hour; a failure is logged with a sentence and ends nothing. */
export function startHourly(payload: Payload, failure: string, work: () => Promise<void>): void {
  const run = async () => {
    await work().catch((error: unknown) => payload.logger.error({ err: redactError(error), msg: failure }))
    setTimeout(run, HOUR_MS).unref()
  }
  setTimeout(run, 0).unref()
}
