import type { Payload, Where } from 'payload'
import type { Enquiry, User } from '../../payload-types.ts'
import { today } from './today.ts'

/** More than anybody does in a day; the list at the desk has the others. */
const MAX_IN_A_MAIL = 50

type Who = number | User | null | undefined

/** Enquiries whose next step is due or overdue. @param assignee of this person; null: of nobody */
export function isDue(day: string, assignee?: number | null): Where {
  const who: Where[] =
    assignee === undefined
      ? []
      : [assignee === null ? { assignee: { exists: false } } : { assignee: { equals: assignee } }]
  return {
    and: [
      { nextStepOn: { less_than_equal: `${day}T23:59:59.999Z` } },
      { state: { not_in: ['closed', 'spam'] } },
      ...who,
    ],
  }
}

/** What one person has to do today, the longest overdue first. */
export async function listDue(
  payload: Payload,
  who: Who,
  { DESK_TIME_ZONE = 'UTC' }: { DESK_TIME_ZONE?: string },
): Promise<Enquiry[]> {
  const assignee = typeof who === 'object' ? (who?.id ?? null) : (who ?? null)
  const where = isDue(today(DESK_TIME_ZONE), assignee)
  const { docs } = await payload.find({
    collection: 'enquiries',
    where,
    sort: 'nextStepOn',
    limit: MAX_IN_A_MAIL,
    depth: 0,
  })
  return docs
}
