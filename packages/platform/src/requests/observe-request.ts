import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestFigures } from '../metrics/request-figures.ts'
import { preciseNow } from '../tracing/in-span.ts'
import { newSpanId } from '../tracing/traceparent.ts'
import { tracer } from '../tracing/tracer.ts'
import { writeLog } from '../log/log.ts'
import { type RequestContext, runInContext } from './request-context.ts'
import { REQUEST_ID_HEADER, toRequestContext } from './request-id.ts'

/**
 * Answers a request in a context of its own: it gets an id, which stands in its headers as if the proxy had given it, its duration is
 * measured, and where traces are exported it is a span.
 * @param route a first name for what is asked; `nameRoute` gives a better one
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  figures: RequestFigures,
  route: string,
  work: () => void,
): void {
  const context = toRequestContext(request.headers, route)
  request.headers[REQUEST_ID_HEADER] = context.requestId
  const parentSpanId = context.trace?.spanId ?? ''
  if (context.trace?.isSampled && tracer()) context.trace = { ...context.trace, spanId: newSpanId() }
  const startMs = preciseNow()
  // One more than Node expects of an answer into which another is piped.
  response.setMaxListeners(response.getMaxListeners() + 1)
  response.once('close', () => endRequest(request, response, figures, context, startMs, parentSpanId))
  runInContext(context, work)
}

function endRequest(
  { method = '' }: IncomingMessage,
  { statusCode, writableFinished }: ServerResponse,
  figures: RequestFigures,
  context: RequestContext,
  startMs: number,
  parentSpanId: string,
): void {
  const endMs = preciseNow()
  const { trace } = context
  const { route } = context.asked
  // Whoever has gone has got no status.
  const status = writableFinished ? statusCode : 499
  figures.of(route).observe(status, (endMs - startMs) / 1000)
  runInContext(context, () => writeLog('debug', 'request', { method, route, status, ms: Math.round(endMs - startMs) }))
  if (!trace?.isSampled) return
  tracer()?.record({
    ...trace,
    parentSpanId,
    name: `${method} ${route}`,
    kind: 'server',
    startMs,
    endMs,
    attributes: { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
    hasFailed: status >= 500,
  })
}
