import type { Enquiry } from '../../payload-types.ts'

type Before = Pick<Enquiry, 'state' | 'assignee' | 'urgent' | 'waitingSince' | 'erasureRequestedAt'>
type Said = { urgent?: boolean | undefined; erasure?: boolean | undefined }

/**
 * What a message of the buyer changes about an enquiry: it is open again, since somebody waits, and an operator is to look. Spam stays spam. He waits
 * since the first thing that he wrote and nobody has answered.
 * A request for erasure keeps the day on which it was first made.
 */
export function decideNews(enquiry: Before, { urgent, erasure }: Said, now: string) {
  const { state, assignee } = enquiry
  const isDone = state === 'closed' || state === 'answered'
  const reopened = assignee ? ('in-progress' as const) : ('new' as const)
  return {
    state: isDone ? reopened : state,
    waitingSince: (!isDone && enquiry.waitingSince) || now,
    buyerWroteAt: now,
    urgent: Boolean(urgent) || Boolean(enquiry.urgent),
    erasureRequestedAt: enquiry.erasureRequestedAt ?? (erasure ? now : null),
  }
}
