import type { Payload } from 'payload'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** As long as a deleted document can be restored an import can be undone. */
const DAYS_KEPT = 30

/** Forgets old imports at the start and then every hour. */
export function startForgettingImports(payload: Payload, ongoing: Ongoing): void {
  const job = { job: 'forget-imports', failure: 'old imports of products could not be removed' }
  startHourly(payload, job, ongoing, () => forgetImportsBefore(payload, new Date(Date.now() - DAYS_KEPT * DAY_MS)))
}

export async function forgetImportsBefore({ db }: Payload, time: Date): Promise<void> {
  const where = { createdAt: { less_than: time.toISOString() } }
  const { docs } = await db.find<{ id: number }>({ collection: 'imports', where, pagination: false, limit: 0 })
  const ids = docs.map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteMany({ collection: 'import-rows', where: { import: { in: ids } } })
  await db.deleteMany({ collection: 'imports', where: { id: { in: ids } } })
}
