import type { Payload } from 'payload'
import type { Client } from '../client/read-client.ts'
import type { Login } from '../../../payload-types.ts'
import type { Acquaintance } from './throttle.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So long a device or an address stays known. */
const KNOWN_FOR_MS = 180 * DAY_MS
const MAX_LOGINS_OF_AN_ACCOUNT = 200

/** The logins of an account that still count, the latest first. */
export async function recentLogins(payload: Payload, account: number): Promise<Login[]> {
  const since = new Date(Date.now() - KNOWN_FOR_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'logins',
    where: { and: [{ account: { equals: account } }, { createdAt: { greater_than: since } }] },
    sort: '-id',
    depth: 0,
    limit: MAX_LOGINS_OF_AN_ACCOUNT,
    pagination: false,
  })
  return docs
}

/** Whether an account has been logged in to from this client before. */
export function acquaintanceOf(client: Client, logins: readonly Login[]): Acquaintance {
  if (client.device && logins.some(({ device }) => device === client.device)) return 'known-device'
  return logins.some(({ network }) => network === client.network) ? 'known-address' : 'stranger'
}

/** Whether the owner should be told: another address than before, or another program at a known one. */
export function isNewClient(client: Client, logins: readonly Login[]): boolean {
  const fromHere = logins.filter(({ network }) => network === client.network)
  if (fromHere.length === 0) return true
  return !fromHere.some(({ device, userAgent }) => device === client.device || userAgent === client.userAgent)
}

/** Remembers a login, and forgets those of the account that are too old or too many. */
export async function rememberLogin(
  payload: Payload,
  account: number,
  session: string,
  { device, network, address, userAgent, language }: Client & { device: string },
): Promise<void> {
  const data = { account, session, device, network, address, userAgent, language }
  await payload.create({ collection: 'logins', data, depth: 0 })
  const ofAccount = { account: { equals: account } }
  const before = new Date(Date.now() - KNOWN_FOR_MS).toISOString()
  const { docs } = await payload.find({
    collection: 'logins',
    where: ofAccount,
    sort: '-id',
    limit: 1,
    page: MAX_LOGINS_OF_AN_ACCOUNT + 1,
    depth: 0,
  })
  const tooMany = docs.map(({ id }) => ({ id: { less_than_equal: id } }))
  await payload.delete({
    collection: 'logins',
    where: { and: [ofAccount, { or: [{ createdAt: { less_than: before } }, ...tooMany] }] },
  })
}
