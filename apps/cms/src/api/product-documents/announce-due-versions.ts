import type { Payload } from 'payload'
import { recordDocuments } from '../../content/product-documents/record-changes.ts'
import { today } from '../../enquiries/next-step/today.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'

const DAY_MS = 24 * 60 * 60_000

/** Each hour: pages that say what is in force are out of date when the validity of a version begins or has ended. */
export function startAnnouncingVersions(payload: Payload, timeZone: string, ongoing: Ongoing): void {
  const job = {
    job: 'document-versions',
    failure: 'versions of documents that count from today on could not be announced',
  }
  let last = ''
  startHourly(payload, job, ongoing, async () => {
    const day = today(timeZone)
    if (day !== last) await announceDueVersions(payload, day)
    last = day
  })
}

/** Counts a change of the documents of which a version begins on a day, or had its last one the day before. @returns how many */
export async function announceDueVersions(payload: Payload, day: string): Promise<number> {
  const before = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
  const isOn = (name: string, date: string) => ({
    and: [
      { [name]: { greater_than_equal: `${date}T00:00:00.000Z` } },
      { [name]: { less_than_equal: `${date}T23:59:59.999Z` } },
    ],
  })
  const { docs } = await payload.find({
    collection: 'document-versions',
    where: {
      and: [{ state: { equals: 'published' } }, { or: [isOn('validFrom', day), isOn('validUntil', before)] }],
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
