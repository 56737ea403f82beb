import { currentContext, runInContext } from '../requests/request-context.ts'
import { newSpanId } from './traceparent.ts'
import { type Span, type SpanKind, tracer } from './tracer.ts'

/** Now, in ms since 1970, with fractions. */
export const preciseNow = () => performance.timeOrigin + performance.now()

type Work = Pick<Span, 'name'> & { kind?: SpanKind; attributes?: Span['attributes'] }

/**
 * Does a piece of work of a request as a span of its trace; without a trace it does the work and no more.
 * @returns what the work gives
 */
export async function inSpan<Result>(
  { name, kind = 'internal', attributes = {} }: Work,
  work: () => Promise<Result>,
): Promise<Result> {
  const context = currentContext()
  const trace = context?.trace
  const exporting = tracer()
  if (!exporting || !context || !trace?.isSampled) return work()
  const { traceId, spanId: parentSpanId } = trace
  const spanId = newSpanId()
  const startMs = preciseNow()
  const end = (hasFailed: boolean) =>
    exporting.record({
      traceId,
      spanId,
      parentSpanId,
      name,
      kind,
      startMs,
      endMs: preciseNow(),
      attributes,
      hasFailed,
    })
  try {
    const result = await runInContext({ ...context, trace: { ...trace, spanId } }, work)
    end(false)
    return result
  } catch (error) {
    end(true)
    throw error
  }
}
