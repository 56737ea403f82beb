import type { Payload } from 'payload'
import { removeSecondFactor } from '../second-factor/second-factor.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { firstAccount } from '../first-account-context.ts'

type NewAdmin = { email: string; password: string }

/**
 * Makes an admin of an e-mail address: a new account, or one that is lost, for want of its password, its second factor, its role, or
 * because it is disabled.
 */
export async function makeAdmin(payload: Payload, { email, password }: NewAdmin): Promise<void> {
  const data = { email, password, role: 'admin' as const, disabled: false }
  const where = { email: { equals: email.toLowerCase().trim() } }
  const { docs } = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  const [lost] = docs
  if (!lost) return void (await payload.create({ collection: 'users', data, context: firstAccount }))
  await removeSecondFactor(payload, lost.id)
  await payload.update({ collection: 'users', id: lost.id, data })
  await endSessions(payload, lost.id)
}
