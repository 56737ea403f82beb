import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'

/** They concern one connection and are never passed on (RFC 9110, section 7.6.1); `expect` is answered by our own server. */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** How long the upstream may be silent. */
const IDLE_MS = 60_000

const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }

/** The upstream did not answer, or broke off before its headers were there: nothing has been sent yet. */
export class UpstreamUnreachable extends Error {}

/**
 * Passes a request on and its answer back, both as they come, with the speed of the slower side.
 * @param target the full address to ask
 * @param own headers that replace those of the request
 * @param added headers of the answer where the upstream sends none of that name
 * @throws UpstreamUnreachable while the response is still untouched
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  own: Record<string, string>,
  added: Record<string, string>,
): Promise<void> {
  const isTls = target.protocol === 'https:'
  const headers: OutgoingHttpHeaders = { ...endToEnd(request.headers), ...own, host: target.host }
  // A body of unknown length stays one; a request without body gets none.
  if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked'
  const upstream = (isTls ? requestHttps : requestHttp)(target, {
    method: request.method,
    headers,
    agent: agents[isTls ? 'https:' : 'http:'],
    timeout: IDLE_MS,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.once('response', resolve)
    upstream.on('error', reject)
    upstream.once('timeout', () => upstream.destroy(new Error('no answer in time')))
  })
  const abandon = () => upstream.destroy(new Error('the visitor has gone'))
  response.once('close', abandon)
  // A body that breaks off ends the request to the upstream too; what the upstream thinks of it is its answer.
  pipeline(request, upstream).catch((error: Error) => upstream.destroy(error))
  let answer: IncomingMessage
  try {
    answer = await answered
  } catch (error) {
    if (response.destroyed) return
    throw new UpstreamUnreachable(error instanceof Error ? error.message : String(error), { cause: error })
  }
  response.writeHead(answer.statusCode ?? 502, { ...added, ...endToEnd(answer.headers) })
  // What breaks off here, on either side, ends both.
  await pipeline(answer, response).catch(() => undefined)
}

/** Without what concerns the connection alone, and without what `Connection` names. */
function endToEnd(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((it) => it.trim().toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)))
}
