import type { Payload } from 'payload'
import { redactError } from './database/redact-error.ts'
import { countJob } from './metrics/job-figures.ts'

const HOUR_MS = 60 * 60 * 1000

/** What is done every hour: its name in the metrics, and the sentence that is logged where it fails. */
type HourlyJob = { job: string; failure: string }

/**
 * Does something at the start and then every hour; a failure is logged and ends nothing.
 * @param over ends it
 */
export function startHourly(
  payload: Payload,
  { job, failure }: HourlyJob,
  over: AbortSignal,
  work: () => Promise<void>,
): void {
  const run = async () => {
    if (over.aborted) return
    await countJob(job, work).catch((error: unknown) => payload.logger.error({ err: redactError(error), msg: failure }))
    setTimeout(run, HOUR_MS).unref()
  }
  setTimeout(run, 0).unref()
}
