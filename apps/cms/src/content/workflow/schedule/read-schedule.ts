import type { PayloadRequest, Where } from 'payload'
import { formAddress, shownTitle } from '../subject.ts'
import type { ScheduledChange } from '../../../payload-types.ts'

const MAX_COMING = 200
const MAX_PAST = 30
const DAY_MS = 24 * 60 * 60_000
/** So long a failed change is shown where it may be mended. */
const FAILED_SHOWN_DAYS = 7

export type ScheduleRow = ScheduledChange & { href: string }

/** What is coming, the next first, what was, the last first, and what of it has failed lately; as far as the reader may see it. */
export async function readSchedule(req: PayloadRequest, limit = MAX_COMING) {
  const find = async (where: Where, sort: string, rows: number) => {
    const { docs } = await req.payload.find({
      collection: 'scheduled-changes',
      where,
      sort,
      limit: rows,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return docs.map((row) => ({ ...row, title: shownTitle(req, row), href: formAddress(req.payload, row) }))
  }
  const [coming, past, failed] = await Promise.all([
    find({ state: { equals: 'waiting' } }, 'at', limit),
    find({ state: { not_equals: 'waiting' } }, '-at', MAX_PAST),
    find(failedLately(), '-at', limit),
  ])
  return { coming, past, failed }
}

/** What failed in the last days. */
export const failedLately = (now = Date.now()): Where => ({
  and: [
    { state: { equals: 'failed' } },
    { doneAt: { greater_than: new Date(now - FAILED_SHOWN_DAYS * DAY_MS).toISOString() } },
  ],
})
