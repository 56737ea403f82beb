import type { Payload, Where } from 'payload'

const DAY_MS = 24 * 60 * 60 * 1000
const MEDIAN_OVER_DAYS = 30

export type Figures = {
  newEnquiries: number
  inProgress: number
  assigned: number
  spam: number
  service: number
  medianMs: number | null
  mailsWaiting: number
  messagesFailed: number
}

/** What the dashboard shows. @param user whose open enquiries are counted as `assigned` */
export async function readFigures(payload: Payload, user: number | string, now = new Date()): Promise<Figures> {
  const count = async (collection: 'enquiries' | 'messages', where: Where) =>
    (await payload.count({ collection, where })).totalDocs
  const [newEnquiries, inProgress, assigned, spam, service, mailsWaiting, messagesFailed, medianMs] = await Promise.all(
    [
      count('enquiries', { state: { equals: 'new' } }),
      count('enquiries', { state: { equals: 'in-progress' } }),
      count('enquiries', { and: [{ assignee: { equals: user } }, { state: { in: ['new', 'in-progress'] } }] }),
      count('enquiries', { state: { equals: 'spam' } }),
      count('enquiries', { and: [{ kind: { equals: 'service' } }, { state: { in: ['new', 'in-progress'] } }] }),
      count('messages', { and: [{ state: { equals: 'waiting' } }, { kind: { not_equals: 'webhook' } }] }),
      count('messages', { state: { equals: 'failed' } }),
      readMedian(payload, now),
    ],
  )
  return { newEnquiries, inProgress, assigned, spam, service, mailsWaiting, messagesFailed, medianMs }
}

/** Median time to the first answer of the last 30 days' enquiries, in ms; null where none was answered. */
async function readMedian(payload: Payload, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - MEDIAN_OVER_DAYS * DAY_MS).toISOString()
  const where: Where = { createdAt: { greater_than: since }, firstAnsweredAt: { exists: true } }
  const select = { createdAt: true, firstAnsweredAt: true } as const
  const { docs } = await payload.find({ collection: 'enquiries', where, select, pagination: false, depth: 0 })
  return medianOf(docs.map((doc) => Date.parse(doc.firstAnsweredAt ?? '') - Date.parse(doc.createdAt)))
}

export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
