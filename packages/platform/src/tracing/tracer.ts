export type SpanKind = 'internal' | 'server' | 'client'

/** A piece of work that is done; times in ms since 1970, with fractions. */
export type Span = {
  traceId: string
  spanId: string
  /** Empty where the trace began with it. */
  parentSpanId: string
  name: string
  kind: SpanKind
  startMs: number
  endMs: number
  attributes: Record<string, string | number>
  hasFailed: boolean
}

/** Takes spans where traces are exported (start-tracing.ts). */
export type Tracer = {
  /** How many of the traces that begin here are exported, from 0 to 1. */
  ratio: number
  record(span: Span): void
  /** Exports what is left. */
  stop(): Promise<void>
}

const key = Symbol.for('vitrine.tracer')
const shared = globalThis as { [key]?: Tracer | undefined }

/** Undefined where no traces are exported. */
export const tracer = (): Tracer | undefined => shared[key]

export function setTracer(it: Tracer | undefined): void {
  shared[key] = it
}
