import type { Payload } from 'payload'
import type { Ongoing } from '../../../platform/ongoing.ts'
import { startHourly } from '../../../platform/start-hourly.ts'
import { busyStates } from './job-record.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a deleted document can be restored a job can be taken back. */
const DAYS_KEPT = 30

/** Forgets old translation jobs at the start and then every hour. */
export function startForgettingTranslations(payload: Payload, ongoing: Ongoing): void {
  const job = { job: 'forget-translations', failure: 'old translation jobs could not be removed' }
  startHourly(payload, job, ongoing, () => forgetJobsBefore(payload, new Date(Date.now() - DAYS_KEPT * DAY_MS)))
}

/** Forgets what was begun before a time and is not going on. What was translated stays. */
export async function forgetJobsBefore({ db }: Payload, time: Date): Promise<void> {
  const { docs } = await db.find<{ id: number }>({
    collection: 'translation-jobs',
    where: { createdAt: { less_than: time.toISOString() }, state: { not_in: [...busyStates] } },
    pagination: false,
    limit: 0,
  })
  const ids = docs.map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteMany({ collection: 'translation-job-items', where: { job: { in: ids } } })
  await db.deleteMany({ collection: 'translation-jobs', where: { id: { in: ids } } })
}
