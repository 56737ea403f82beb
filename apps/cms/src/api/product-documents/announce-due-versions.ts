import type { Payload } from 'payload'
import { recordDocuments } from '../../content/product-documents/record-changes.ts'
import { today } from '../../enquiries/next-step/today.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'

const DAY_MS = 24 * 60 * 60_000
/** So long the back office may have stood still: the site goes on with what it has kept, and nobody has told it of the days between. */
const CAUGHT_UP_DAYS = 31

const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)

/** Each hour: pages that say what is in force are out of date when the validity of a version begins or has ended. */
export function startAnnouncingVersions(payload: Payload, timeZone: string, ongoing: Ongoing): void {
  const job = {
    job: 'document-versions',
    failure: 'versions of documents that count from today on could not be announced',
  }
  let last = ''
  startHourly(payload, job, ongoing, async () => {
    const day = today(timeZone)
    const since = last === '' ? daysBefore(day, CAUGHT_UP_DAYS) : daysBefore(last, -1)
    if (day !== last) await announceDueVersions(payload, day, since)
    last = day
  })
}

/**
 * Counts a change of the documents of which a version begins on a day, or had its last one the day before.
 * @param since the first of the days that are looked at; the day alone without it @returns how many
 */
export async function announceDueVersions(payload: Payload, day: string, since = day): Promise<number> {
  const isWithin = (name: string, daysEarlier: number) => ({
    and: [
      { [name]: { greater_than_equal: `${daysBefore(since, daysEarlier)}T00:00:00.000Z` } },
      { [name]: { less_than_equal: `${daysBefore(day, daysEarlier)}T23:59:59.999Z` } },
    ],
  })
  const { docs } = await payload.find({
    collection: 'document-versions',
    where: {
      and: [{ state: { equals: 'published' } }, { or: [isWithin('validFrom', 0), isWithin('validUntil', 1)] }],
    },
    pagination: false,
    depth: 1,
    select: { document: true },
    populate: { 'product-documents': { products: true } },
  })
  const documents = new Map(
    docs.flatMap(({ document }) => (typeof document === 'object' ? [[document.id, document] as const] : [])),
  )
  await recordDocuments(payload, [...documents.values()])
  return documents.size
}
