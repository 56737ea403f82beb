import type { Payload } from 'payload'
import { AUTH_FAILURE } from '../../mailbox/mailbox-state.ts'

const MINUTE_MS = 60 * 1000

/** What an operator should know of the mailbox. `isAuth`: user name or password are refused. `reason` is empty where it is being read. */
export type MailboxAlert = { isAuth: boolean; reason: string; unreadable: number }

/** Whether the mailbox cannot be read: at once where the password is wrong, after two minutes where the server does not answer. */
export async function readMailboxAlert(payload: Payload, now = Date.now()): Promise<MailboxAlert | null> {
  const { docs } = await payload.find({ collection: 'mailboxes', sort: '-updatedAt', pagination: false, depth: 0 })
  const failing = docs.find(({ failingSince, lastError }) => {
    if (!failingSince) return false
    return lastError === AUTH_FAILURE || now - Date.parse(failingSince) > 2 * MINUTE_MS
  })
  const unreadable = docs.reduce((sum, it) => sum + (it.unreadable ?? 0), 0)
  if (!failing && unreadable === 0) return null
  const reason = failing?.lastError ?? ''
  return { isAuth: reason === AUTH_FAILURE, reason, unreadable }
}
