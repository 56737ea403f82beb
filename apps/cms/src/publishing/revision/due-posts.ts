import type { Payload } from 'payload'
import { redactError } from '../../platform/database/redact-error.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { recordChange } from './revision.ts'

const CHECK_EVERY_MS = 60_000
/** Longer than it takes until another process goes on where one has died: counting a day twice is harmless. */
const MAX_GAP_MS = 60 * 60_000

/** The first moment of the day after, in UTC: the back office keeps the noon of a day, and a post is there all day. */
const nextDay = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** A post is not published before its day: those are visible that were published before this moment, an ISO date. */
export const firstMomentNotDue = (now = new Date()): string => nextDay(now).toISOString()

/** Looks each minute whether the day of a published post has come: nobody saves anything then, so nothing else counts the change. */
export function startCountingDuePosts(payload: Payload, ongoing: Ongoing): void {
  let last = new Date(Date.now() - MAX_GAP_MS)
  const check = async () => {
    if (ongoing.isOver) return
    await ongoing.run(async () => {
      const now = new Date()
      try {
        await countDuePosts(payload, last, now)
        last = now
      } catch (error) {
        payload.logger.error({ err: redactError(error), msg: 'posts whose day has come could not be counted' })
      }
    })
    setTimeout(check, CHECK_EVERY_MS).unref()
  }
  setTimeout(check, CHECK_EVERY_MS).unref()
}

/** Counts a change if the day of a published post came between two moments. */
export async function countDuePosts(payload: Payload, last: Date, now: Date): Promise<void> {
  const [from, to] = [nextDay(last).toISOString(), nextDay(now).toISOString()]
  if (from === to) return
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { publishedAt: { greater_than_equal: from } },
        { publishedAt: { less_than: to } },
      ],
    },
    pagination: false,
    depth: 0,
    select: {},
  })
  if (docs.length === 0) return
  await recordChange(payload, ['posts', 'posts:list', 'posts:slugs', ...docs.map(({ id }) => `posts:${id}`)])
}
