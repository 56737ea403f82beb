import type { Payload } from 'payload'
import type { Ongoing } from '../../../platform/ongoing.ts'
import { startHourly } from '../../../platform/start-hourly.ts'
import { readLastCheck } from './check-store.ts'
import { runCheck } from './run-check.ts'
import { sendList } from './send-list.ts'
import { weekOf } from './week-of.ts'

/** Looks every hour whether the check of the week is due, and mails its list. One process of all does so. */
export function startWeeklyCheck(payload: Payload, ongoing: Ongoing): void {
  const about = { job: 'weekly-check', failure: 'published content could not be checked' }
  startHourly(payload, about, ongoing, () => checkOfWeek(payload, new Date(), () => ongoing.isOver))
}

/** Makes the check of a week, once. The first one of all is for the page alone: nobody has seen a list yet. */
export async function checkOfWeek(payload: Payload, now: Date, isOver: () => boolean): Promise<void> {
  const isFirst = (await readLastCheck(payload)) === null
  const week = weekOf(now)
  if ((await runCheck(payload, week, isOver)) && !isFirst) await sendList(payload, week)
}
