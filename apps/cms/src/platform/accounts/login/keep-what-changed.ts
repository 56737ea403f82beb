import { AuthenticationError, type PayloadRequest } from 'payload'
import type { User } from '../../../payload-types.ts'

const decisive = ['hash', 'salt', 'email', 'role', 'disabled'] as const

/**
 * Payload reads an account, checks the password for a while, and then writes all of the account back. What was changed meanwhile would be
 * undone: an account disabled, a password replaced, a session ended. Our transaction holds the account by now, so what is committed is
 * the last word: the login fails where it matters, and sessions are those that are open and the new one.
 * @param user as Payload has written it
 */
export async function keepWhatChanged(req: PayloadRequest, user: User): Promise<void> {
  const { payload, t } = req
  // Without the request, and so as others see it.
  const committed = await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user.id } } })
  if (!committed || decisive.some((field) => (committed[field] ?? null) !== (user[field] ?? null)))
    throw new AuthenticationError(t)
  const opened = user.sessions?.at(-1)
  if (!opened) return
  const sessions = [...(committed.sessions ?? []), opened]
  if (sessions.map(({ id }) => id).join() === user.sessions?.map(({ id }) => id).join()) return
  user.sessions = sessions
  await payload.db.updateOne({ collection: 'users', id: user.id, data: { sessions }, req, returning: false })
}
