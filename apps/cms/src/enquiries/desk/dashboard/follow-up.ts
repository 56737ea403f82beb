import type { Payload, Where } from 'payload'
import { isDue } from '../../next-step/list-due.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BOUNCED_OVER_DAYS = 7

/** What must not be forgotten: next steps of one person that are due, what nobody has answered for too long, and mails that came back. */
export type FollowUp = { due: number; unanswered: number; bounced: number }

/** @param day that it is at the desk, as `2027-03-01` */
export async function readFollowUp(
  payload: Payload,
  user: number | string,
  day: string,
  now = Date.now(),
): Promise<FollowUp> {
  const count = async (collection: 'enquiries' | 'messages', where: Where) =>
    (await payload.count({ collection, where })).totalDocs
  const since = new Date(now - BOUNCED_OVER_DAYS * DAY_MS).toISOString()
  const [due, unanswered, bounced] = await Promise.all([
    count('enquiries', isDue(day, { assignee: { equals: Number(user) } })),
    count('enquiries', { escalatedAt: { exists: true } }),
    count('messages', { and: [{ state: { equals: 'bounced' } }, { createdAt: { greater_than: since } }] }),
  ])
  return { due, unanswered, bounced }
}

/** The filters of the list that show the same. */
export const OPEN_QUERY = 'where[or][0][and][1][state][in]=new,in-progress'
export const OPEN_SERVICE_QUERY = `where[or][0][and][0][kind][equals]=service&${OPEN_QUERY}`
export const UNANSWERED_QUERY = 'where[or][0][and][0][escalatedAt][exists]=true'
export const toDueQuery = (day: string) =>
  `where[or][0][and][1][nextStepOn][less_than_equal]=${day}T23:59:59.999Z&where[or][0][and][2][state][not_in]=closed,spam`
