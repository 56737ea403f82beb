import type { IncomingMessage } from 'node:http'
import { isForwarded, isLocal } from '@vitrine/platform/requests/is-local'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { SiteEnvironment } from '../environment.ts'

export type AppContext = Context<{ Bindings: HttpBindings }>

type ProxySettings = Pick<SiteEnvironment, 'TRUST_PROXY'>

/** The address that a request came from: the peer's, or the last one that a trusted proxy names. */
export function addressOf({ headers, socket }: IncomingMessage, settings: ProxySettings): string {
  return decideAddress(headers['x-forwarded-for'] as string | undefined, socket.remoteAddress, settings)
}

/** The same of a request that the router answers. */
export function clientAddress(c: AppContext, settings: ProxySettings): string {
  return decideAddress(c.req.header('x-forwarded-for'), c.env.incoming.socket.remoteAddress, settings)
}

function decideAddress(forwarded: string | undefined, peer: string | undefined, settings: ProxySettings): string {
  return (settings.TRUST_PROXY && forwarded?.split(',').at(-1)?.trim()) || (peer ?? '')
}

/** Whether the client has gone in the middle of its body: what failed for that is no failure of ours, and nobody waits for an answer. */
export function isBrokenOff({
  readableAborted,
  complete,
}: Pick<IncomingMessage, 'readableAborted' | 'complete'>): boolean {
  return readableAborted && !complete
}

/** Whether a request comes from this machine and was passed on by nobody. */
export const isLoopback = (c: AppContext): boolean => isLocal(c.env.incoming)

/** Whether a machine of these addresses asks for itself: what it passes on for somebody else is never meant. */
export function isFrom(c: AppContext, isMeant: ((address: string) => boolean) | undefined): boolean {
  const { headers, socket } = c.env.incoming
  return isMeant !== undefined && !isForwarded(headers) && isMeant(socket.remoteAddress ?? '')
}

/**
 * Whether a page of another site sent it (OWASP, "Verifying Origin"). Programs that are no browsers send no origin: they have no
 * visitor's cookies to misuse. The Host of a browser's request is that of its page, whatever proxy stands between.
 */
export function isCrossSite(c: AppContext, { SITE_URL, TRUST_PROXY }: SiteEnvironment): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'cross-site'
  if (!URL.canParse(origin)) return true
  const own = [c.req.header('host'), new URL(SITE_URL).host]
  if (TRUST_PROXY) own.push(c.req.header('x-forwarded-host'))
  return !own.includes(new URL(origin).host)
}

/** The same of a page that tells nobody its address: its origin is `null` in a browser (Fetch, "append a request Origin header"). */
export function isFromElsewhere(c: AppContext, environment: SiteEnvironment): boolean {
  if (c.req.header('origin') !== 'null') return isCrossSite(c, environment)
  return c.req.header('sec-fetch-site') === 'cross-site'
}
