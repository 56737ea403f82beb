import type { CollectionBeforeChangeHook } from 'payload'
import type { Enquiry } from '../../payload-types.ts'

/**
 * Keeps when an enquiry was closed, for as long as it is, and how it ended. That the buyer wrote is no news any more once it is answered or
 * closed.
 */
export const stampClosing: CollectionBeforeChangeHook<Enquiry> = ({ data, originalDoc }) => {
  const before = originalDoc?.state
  const { state } = data
  if (!state || state === before) return data
  const isDone = state === 'answered' || state === 'closed'
  const isClosed = state === 'closed'
  return {
    ...data,
    ...(isDone && { buyerWroteAt: null, urgent: false }),
    ...(isClosed ? { closedAt: new Date().toISOString() } : before === 'closed' && { closedAt: null, outcome: null }),
  }
}
