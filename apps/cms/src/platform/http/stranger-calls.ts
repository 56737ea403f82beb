import { CMS_API_PATH } from '@vitrine/contract/reserved-paths'
import { isBelow, pathOf } from './path-of.ts'

/** What the screens of logging in ask for before somebody has logged in. */
const strangerCalls = new Set([
  'POST /users/login',
  'POST /users/logout',
  'POST /users/forgot-password',
  'POST /users/reset-password',
  'POST /users/refresh-token',
  'GET /users/me',
  'GET /access',
])

/** What a stranger may ask Payload's API for. `url` is what Payload then gets: it reads queries in many ways, not all of them safely. */
export type StrangerCall = { isAllowed: true; url: string } | { isAllowed: false }

/**
 * Decides about a call of Payload's API without a session. It would refuse the others itself, but reads whatever their addresses and
 * queries say before.
 * @returns null where the address is none of Payload's API
 */
export function decideStrangerCall(method: string, url: string): StrangerCall | null {
  const path = pathOf(url)
  if (!isBelow(path, CMS_API_PATH)) return null
  const call = `${method} ${path.slice(CMS_API_PATH.length).replace(/\/$/, '')}`
  return strangerCalls.has(call) ? { isAllowed: true, url: path } : { isAllowed: false }
}
