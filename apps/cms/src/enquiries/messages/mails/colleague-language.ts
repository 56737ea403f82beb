import type { Payload } from 'payload'
import { recentLogins } from '../../../platform/accounts/login/recent-logins.ts'

/** The language of the back office in which the account of an address last logged in; English where there is no such account. */
export async function colleagueLanguage(payload: Payload, address: string | null | undefined): Promise<string> {
  if (!address) return 'en'
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: address } },
    limit: 1,
    depth: 0,
  })
  const account = docs[0]
  if (!account) return 'en'
  const [last] = await recentLogins(payload, account.id)
  return last?.language ?? 'en'
}
