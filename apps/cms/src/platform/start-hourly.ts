import type { Payload } from 'payload'
import { redactError } from './database/redact-error.ts'
import { countJob } from './metrics/job-figures.ts'
import type { Ongoing } from './ongoing.ts'

const HOUR_MS = 60 * 60 * 1000

/** What is done every hour: its name in the metrics, and the sentence that is logged where it fails. */
type HourlyJob = { job: string; failure: string }

/**
 * Does something at the start and then every hour; a failure is logged and ends nothing.
 * @param ongoing ends it, and waits for what is being done then
 */
export function startHourly(
  payload: Payload,
  { job, failure }: HourlyJob,
  ongoing: Ongoing,
  work: () => Promise<void>,
): void {
  const run = async () => {
    if (ongoing.isOver) return
    await ongoing.run(() =>
      countJob(job, work).catch((error: unknown) => payload.logger.error({ err: redactError(error), msg: failure })),
    )
    setTimeout(run, HOUR_MS).unref()
  }
  setTimeout(run, 0).unref()
}
