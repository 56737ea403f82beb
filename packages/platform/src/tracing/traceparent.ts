import { randomBytes } from 'node:crypto'
import { tracer } from './tracer.ts'

export const TRACEPARENT_HEADER = 'traceparent'

/** A place in a trace, as W3C Trace Context has it: ids in hexadecimal digits. */
export type TraceContext = { traceId: string; spanId: string; isSampled: boolean }

const pattern = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/
const SAMPLED = 1

/** @returns null where the header is not there, or is none by the standard */
export function readTraceparent(header: unknown): TraceContext | null {
  if (typeof header !== 'string' || header.length > 256 || header.startsWith('ff')) return null
  const [, traceId = '', spanId = '', flags = ''] = pattern.exec(header) ?? []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null
  return { traceId, spanId, isSampled: (parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

export function writeTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`
}

export const newSpanId = () => randomBytes(8).toString('hex')

/** A trace that begins here; null where none is exported. Nothing has come before its first span: it has no parent. */
export function startTrace(): TraceContext | null {
  const ratio = tracer()?.ratio
  if (ratio === undefined) return null
  const isSampled = Math.random() < ratio
  // Whoever is asked for it must know that it is not sampled, and needs the id of a span for that.
  return { traceId: randomBytes(16).toString('hex'), spanId: isSampled ? '' : newSpanId(), isSampled }
}
