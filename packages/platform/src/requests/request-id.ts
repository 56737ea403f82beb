import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { readTraceparent, startTrace, TRACEPARENT_HEADER, writeTraceparent } from '../tracing/traceparent.ts'
import { currentContext, type RequestContext } from './request-context.ts'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Neither an address of a person nor of a machine can be written with these letters, nor a second line of a log. */
const pattern = /^[A-Za-z0-9_-]{8,64}$/

export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}

/** The context of a request: with the id that the proxy gave it, or a new one, and with the trace that it belongs to (R18.82). */
export function toRequestContext(headers: IncomingHttpHeaders, route: string): RequestContext {
  const given = headers[REQUEST_ID_HEADER]
  const requestId = isRequestId(given) ? given : randomUUID()
  return { requestId, trace: readTraceparent(headers[TRACEPARENT_HEADER]) ?? startTrace(), asked: { route } }
}

/** Takes out of a request what a visitor says of its id and trace: whoever chooses these chooses what is logged and traced (R18.107). */
export function forgetGivenContext(headers: IncomingHttpHeaders): void {
  delete headers[REQUEST_ID_HEADER]
  delete headers[TRACEPARENT_HEADER]
}

/** The context of work that no request has asked for. @param requestId an id that the work has already */
export function toOwnContext(requestId: string = randomUUID()): RequestContext {
  return { requestId, trace: startTrace(), asked: { route: 'own work' } }
}

/** The headers by which another program knows that it is asked for the same request; none outside of a request. */
export function contextHeaders(): Record<string, string> {
  const context = currentContext()
  if (!context) return {}
  const { requestId, trace } = context
  return { [REQUEST_ID_HEADER]: requestId, ...(trace?.spanId && { [TRACEPARENT_HEADER]: writeTraceparent(trace) }) }
}

/** The header by which the answer to a request says its id; none where it has none. */
export function idHeader(headers: IncomingHttpHeaders): Record<string, string> {
  const id = headers[REQUEST_ID_HEADER]
  return isRequestId(id) ? { [REQUEST_ID_HEADER]: id } : {}
}
