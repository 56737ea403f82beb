import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopbackAddress } from '../http/request-origin.ts'
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
  const cap = maxPerAddress > 0 ? new ConnectionCap(maxPerAddress) : null
  const exchanges = new WeakMap<Socket, Exchange>()
  const options = {
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    keepAliveTimeout: times.idleMs,
    connectionsCheckingInterval: times.checkEveryMs,
  }
  const server = createServer(options, (request, response) => {
    const { socket } = request
    const exchange = { request, response }
    exchanges.set(socket, exchange)
    cap?.setBusy(socket, true)
    const timer = hasSmallBody(request) ? limitBody(exchange, times.smallBodyMs) : undefined
    response.once('close', () => {
      clearTimeout(timer)
      cap?.setBusy(socket, false)
    })
    void listener(request, response)
  })
  server.setTimeout(times.silentMs, (socket) => endIfSilent(socket, exchanges.get(socket), times.silentMs))
  server.on('connection', (socket) => {
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

function limitBody(exchange: Exchange, ms: number): NodeJS.Timeout {
  return setTimeout(() => {
    if (!exchange.request.complete) endSlowBody(exchange)
  }, ms)
}
