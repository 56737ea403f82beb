import type { IncomingMessage } from 'node:http'
import { ADMIN_PATH } from '@vitrine/contract/reserved-paths'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'
import { isBelow, pathOf } from './path-of.ts'

export type ScreenRefusal = { status: 400 | 405; message: string; headers?: Record<string, string> }

/**
 * Decides about a request for a screen of the back office: Next calls a failure of its own what somebody has made up. Screens are read;
 * what they post are calls of functions, which refuse strangers in any case.
 * @returns null where Next may have it
 */
export async function decideScreenRefusal(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  isSignedIn: () => Promise<boolean>,
): Promise<ScreenRefusal | null> {
  if (!isBelow(pathOf(url), ADMIN_PATH)) return null
  const isRead = method === 'GET' || method === 'HEAD'
  const isCall = method === 'POST' && headers['next-action'] !== undefined
  if (!isRead && !isSetupForm(method, url) && !(isCall && (await isSignedIn())))
    return { status: 405, message: 'Screens are only read.', headers: { allow: 'GET, HEAD' } }
  return isRouterState(headers['next-router-state-tree'])
    ? null
    : { status: 400, message: 'Next-Router-State-Tree cannot be read.' }
}

/** The page of the setup link is no screen of Payload's, and who has it has no account yet. */
const isSetupForm = (method: string | undefined, url: string | undefined) =>
  method === 'POST' && pathOf(url) === `${ADMIN_PATH}/setup`

/** As Next checks it when it has begun with an answer. */
function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header)
    return true
  } catch {
    return false
  }
}
