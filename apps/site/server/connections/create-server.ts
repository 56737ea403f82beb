import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopbackAddress } from '@vitrine/platform/requests/is-local'
import { ConnectionCap } from './connection-cap.ts'
import { endIfSilent, endSlowBody, type Exchange } from './end-silent.ts'
import { TIME_LIMITS } from './time-limits.ts'

export type ConnectionLimits = {
  maxConnections: number
  /** Of one address; 0 for no limit. */
  maxPerAddress: number
  /** Addresses of proxies and of this machine, behind which there are many. */
  isExempt?: (address: string) => boolean
}

/** The server of the site: what comes slowly, says nothing or holds too many connections does not keep others out (R12.42, R12.43). */
export function createLimitedServer(
  listener: RequestListener,
  { maxConnections, maxPerAddress, isExempt = isLoopbackAddress }: ConnectionLimits,
  times = TIME_LIMITS,
): Server {
  /** What each connection is about; noted once a connection, as putting into a WeakMap at each request is slow. */
  const connections = new WeakMap<Socket, { exchange?: Exchange }>()
  const isBusy = (socket: Socket) => connections.get(socket)?.exchange?.response.closed === false
  const cap = maxPerAddress > 0 ? new ConnectionCap(maxPerAddress, isBusy) : null
  const options = {
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    keepAliveTimeout: times.idleMs,
    connectionsCheckingInterval: times.checkEveryMs,
    // Nearly all requests have no body: Node makes no stream of it.
    optimizeEmptyRequests: true,
  }
  const server = createServer(options, (request, response) => {
    const exchange = { request, response }
    const connection = connections.get(request.socket)
    if (connection) connection.exchange = exchange
    if (hasSmallBody(request)) limitBody(exchange, times.smallBodyMs)
    void listener(request, response)
  })
  server.setTimeout(times.silentMs, (socket) => endIfSilent(socket, connections.get(socket)?.exchange, times.silentMs))
  server.on('connection', (socket) => {
    connections.set(socket, {})
    if (!isExempt(socket.remoteAddress ?? '')) cap?.add(socket)
  })
  server.maxConnections = maxConnections
  // Node would leave out what is over a number without a word, X-Forwarded-For included; it bounds their bytes in any case.
  server.maxHeadersCount = 0
  return server
}

function hasSmallBody({ headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return hasBody && !headers['content-type']?.startsWith('multipart/form-data')
}

function limitBody(exchange: Exchange, ms: number) {
  const timer = setTimeout(() => {
    if (!exchange.request.complete) endSlowBody(exchange)
  }, ms)
  exchange.response.once('close', () => clearTimeout(timer))
}
