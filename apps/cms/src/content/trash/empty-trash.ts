import { APIError, type CollectionSlug, type Payload } from 'payload'
import { redactError } from '../../platform/database/redact-error.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { startHourly } from '../../platform/start-hourly.ts'
import { DAY_MS, DAYS_IN_TRASH } from './days-left.ts'

const BATCH_SIZE = 100

/** Empties the trash at start and then every hour. */
export function startEmptyingTrash(payload: Payload, ongoing: Ongoing): void {
  startHourly(payload, { job: 'empty-trash', failure: 'the trash could not be emptied' }, ongoing, async () => {
    const deleted = await emptyTrash(payload)
    if (deleted > 0)
      payload.logger.info(`Deleted ${deleted} documents that were in the trash for ${DAYS_IN_TRASH} days.`)
  })
}

/**
 * Deletes for good what has been in the trash for DAYS_IN_TRASH, with its versions and files. What is in use, as by a document that was
 * restored meanwhile, stays where it is.
 * @returns how many documents
 */
export async function emptyTrash(payload: Payload, now = new Date()): Promise<number> {
  const limit = new Date(now.getTime() - DAYS_IN_TRASH * DAY_MS).toISOString()
  let deleted = 0
  for (const { slug, trash } of payload.config.collections) {
    if (trash) deleted += await emptyTrashOf(payload, slug as CollectionSlug, limit)
  }
  return deleted
}

async function emptyTrashOf(payload: Payload, collection: CollectionSlug, limit: string): Promise<number> {
  const kept: number[] = []
  let deleted = 0
  for (;;) {
    const { docs } = await payload.find({
      collection,
      where: { and: [{ deletedAt: { less_than: limit } }, { id: { not_in: kept } }] },
      trash: true,
      limit: BATCH_SIZE,
      depth: 0,
      select: {},
    })
    if (docs.length === 0) return deleted
    for (const { id } of docs as { id: number }[]) {
      try {
        await payload.delete({ collection, id, trash: true, depth: 0 })
        deleted += 1
      } catch (error) {
        kept.push(id)
        // What is still used stays, and is asked for again in an hour.
        if (!(error instanceof APIError))
          payload.logger.error({ err: redactError(error), msg: `${collection} ${id} could not be deleted` })
      }
    }
  }
}
