import type { Payload } from 'payload'
import type { Ongoing } from '../ongoing.ts'
import { startHourly } from '../start-hourly.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Removes entries of the audit log after so many days; nothing else ever removes one. */
export function startAuditRetention(payload: Payload, days: number, ongoing: Ongoing): void {
  startHourly(
    payload,
    { job: 'audit-retention', failure: 'old entries of the audit log could not be removed' },
    ongoing,
    () => removeAuditEventsBefore(payload, new Date(Date.now() - days * DAY_MS)),
  )
}

export async function removeAuditEventsBefore(payload: Payload, time: Date): Promise<void> {
  const where = { createdAt: { less_than: time.toISOString() } }
  await payload.db.deleteMany({ collection: 'audit-events', where })
}
