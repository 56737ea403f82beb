import { Agent, type ClientRequest } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

/**
 * How long a connection to an upstream is kept idle. Node keeps one for ever if it is not told, whatever the upstream's `Keep-Alive` says: it is then the
 * upstream that closes it, now and then just when it is used again. 4 s is less than what any server waits that we know of (Node and uvicorn 5 s, our
 * back office 65 s).
 */
export const IDLE_MS = 4_000

const options = { keepAlive: true, timeout: IDLE_MS }
const agents = { 'http:': new Agent(options), 'https:': new HttpsAgent(options) }

/** Where the connections to upstreams are kept. @param protocol `https:`, or anything else for HTTP */
export const keptConnections = (protocol: string) => agents[protocol === 'https:' ? 'https:' : 'http:']

/**
 * Whether a request failed because the upstream closed its kept connection before it had read anything of it, as an upstream that is restarted does: then
 * it may be sent once more, over a connection of its own, if it changes nothing and has no body (RFC 9112, section 9.3.1).
 */
export function wasClosedBefore(asked: ClientRequest, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return asked.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
}
