import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
  type ServerResponse,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { idHeader } from '@vitrine/platform/requests/request-id'
import { hasBody } from './has-body.ts'
import { keptConnections, wasClosedBefore } from './upstream-connections.ts'

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

/** How long the upstream may be silent while nobody keeps it waiting; it is looked at as often. */
const SILENT_MS = 60_000

/** The upstream did not answer, or broke off before its headers were there: nothing has been sent yet. */
export class UpstreamUnreachable extends Error {}

/**
 * Passes a request on and its answer back, both as they come, with the speed of the slower side.
 * @param target the full address to ask
 * @param own headers that replace those of the request
 * @param added headers of the answer where the upstream sends none of that name
 * @param silentMs how long the upstream may be silent
 * @throws UpstreamUnreachable while the response is still untouched
 */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  own: Record<string, string>,
  added: Record<string, string>,
  silentMs = SILENT_MS,
): Promise<void> {
  const headers: OutgoingHttpHeaders = { ...endToEnd(request.headers), ...own, host: target.host }
  // A body of unknown length stays one; a request without body gets none.
  if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked'
  let answer: IncomingMessage
  try {
    answer = await ask(request, response, target, headers, silentMs)
  } catch (error) {
    if (response.destroyed) return
    throw new UpstreamUnreachable(error instanceof Error ? error.message : String(error), { cause: error })
  }
  response.writeHead(answer.statusCode ?? 502, {
    ...added,
    ...endToEnd(answer.headers),
    ...idHeader(request.headers),
  })
  // What breaks off here, on either side, ends both.
  await pipeline(answer, response).catch(() => undefined)
}

/** @param mayRepeat whether a kept connection may be used, and the request repeated if the upstream has just closed it @throws what the connection does */
async function ask(
  request: IncomingMessage,
  response: ServerResponse,
  target: URL,
  headers: OutgoingHttpHeaders,
  silentMs: number,
  mayRepeat = (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request),
): Promise<IncomingMessage> {
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  // What may not be repeated gets a connection that nobody can have closed yet.
  const agent = mayRepeat && keptConnections(target.protocol)
  const upstream = send(target, { method: request.method, headers, agent })
  endWhenSilent(upstream, response, silentMs)
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upstream.once('response', resolve)
    upstream.on('error', reject)
  })
  response.once('close', () => upstream.destroy(new Error('the visitor has gone')))
  // A body that breaks off ends the request to the upstream too; what the upstream thinks of it is its answer.
  if (hasBody(request)) pipeline(request, upstream).catch((error: Error) => upstream.destroy(error))
  else upstream.end()
  return answered.catch((error: unknown) => {
    if (!mayRepeat || response.destroyed || !wasClosedBefore(upstream, error)) throw error
    return ask(request, response, target, headers, silentMs, false)
  })
}

/** Gives an upstream up that says and takes nothing. A visitor who reads slowly keeps it waiting: that is no silence of its own. */
function endWhenSilent(upstream: ClientRequest, response: ServerResponse, silentMs: number) {
  let before = -1
  const watch = setInterval(() => {
    const moved = (upstream.socket?.bytesRead ?? 0) + (upstream.socket?.bytesWritten ?? 0)
    if (moved === before && !response.writableNeedDrain) upstream.destroy(new Error('no answer in time'))
    before = moved
  }, silentMs)
  upstream.once('close', () => clearInterval(watch))
}

/** Without what concerns the connection alone, and without what `Connection` names. */
function endToEnd(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((it) => it.trim().toLowerCase()))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)))
}
