import type { Payload, Where } from 'payload'
import type { Enquiry, User } from '../../payload-types.ts'
import { today } from './today.ts'

/** More than anybody does in a day; the list at the desk has the others. */
const MAX_IN_A_MAIL = 50

type Who = number | User | null | undefined

/** Who is reminded: operators and admins whose accounts are open. */
export async function listReminded(payload: Payload): Promise<User[]> {
  const isActive: Where = { and: [{ role: { in: ['admin', 'operator'] } }, { disabled: { not_equals: true } }] }
  return (await payload.find({ collection: 'users', where: isActive, pagination: false, depth: 0 })).docs
}

/** Of nobody: also what is somebody's who has left. @param reminded who else gets a mail */
export function isNobodys(reminded: readonly Pick<User, 'id'>[]): Where {
  const isNone: Where = { assignee: { exists: false } }
  return reminded.length === 0 ? {} : { or: [isNone, { assignee: { not_in: reminded.map(({ id }) => id) } }] }
}

/** Enquiries whose next step is due or overdue. @param who of whom */
export function isDue(day: string, who: Where): Where {
  return {
    and: [{ nextStepOn: { less_than_equal: `${day}T23:59:59.999Z` } }, { state: { not_in: ['closed', 'spam'] } }, who],
  }
}

/** What one person has to do today, the longest overdue first. */
export async function listDue(
  payload: Payload,
  who: Who,
  { DESK_TIME_ZONE = 'UTC' }: { DESK_TIME_ZONE?: string },
): Promise<Enquiry[]> {
  const id = typeof who === 'object' ? who?.id : who
  const whose = id ? { assignee: { equals: id } } : isNobodys(await listReminded(payload))
  const where = isDue(today(DESK_TIME_ZONE), whose)
  const { docs } = await payload.find({
    collection: 'enquiries',
    where,
    sort: 'nextStepOn',
    limit: MAX_IN_A_MAIL,
    depth: 0,
  })
  return docs
}
