import type { Payload } from 'payload'

export type Session = { id: string; createdAt: string; expiresAt: string }

/** The sessions of an account that have not run out. */
export async function sessionsOf(payload: Payload, account: number): Promise<Session[]> {
  const found = await payload.db.findOne<{ id: number; sessions?: Session[] }>({
    collection: 'users',
    where: { id: { equals: account } },
  })
  return (found?.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
}

/** Ends the sessions of an account, at once. @param keep says which go on; none by default */
export async function endSessions(
  payload: Payload,
  account: number,
  keep: (session: Session) => boolean = () => false,
): Promise<void> {
  const sessions = (await sessionsOf(payload, account)).filter(keep)
  await payload.db.updateOne({ collection: 'users', id: account, data: { sessions }, returning: false })
}
