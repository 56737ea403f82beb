import { setTracer, type Span, type SpanKind, type Tracer } from './tracer.ts'
import { writeLog } from '../log/log.ts'

const EXPORT_EVERY_MS = 2000
/** Of one batch; shorter than a program may take to stop. */
const EXPORT_TIMEOUT_MS = 3_000
const MAX_BATCH = 512
/** What waits longer than the collector is away is dropped: traces are no reason to fill the memory. */
const MAX_WAITING = 4096

export type TracingSettings = {
  /** `vitrine-site` or `vitrine-cms`. */
  service: string
  /** Of an OTLP/HTTP collector, without `/v1/traces`. */
  endpoint: string
  /** `name=value` by commas, as OpenTelemetry has it. */
  headers?: string | undefined
  ratio: number
}

/** Exports the spans of this process by OTLP/HTTP, as JSON (R18.90). Loaded only where it is configured. */
export function startTracing({ service, endpoint, headers = '', ratio }: TracingSettings): Tracer {
  const waiting: Span[] = []
  let dropped = 0
  let exporting: Promise<void> | null = null

  const drain = async () => {
    while (waiting.length > 0) await send(waiting.splice(0, MAX_BATCH))
  }
  const flush = () => (exporting ??= drain().finally(() => (exporting = null)))
  const send = async (spans: readonly Span[]) => {
    try {
      const response = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...readHeaders(headers), 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(service, spans)),
        signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`status ${response.status}`)
    } catch (error) {
      writeLog('warn', `${spans.length} spans were not exported: ${error instanceof Error ? error.message : 'unknown'}`)
    }
  }
  const timer = setInterval(() => {
    if (dropped > 0) writeLog('warn', `${dropped} spans were dropped: more came than could be exported`)
    dropped = 0
    void flush()
  }, EXPORT_EVERY_MS).unref()

  const tracer: Tracer = {
    ratio,
    record(span) {
      if (waiting.length >= MAX_WAITING) return void dropped++
      waiting.push(span)
      if (waiting.length >= MAX_BATCH) void flush()
    },
    async stop() {
      clearInterval(timer)
      setTracer(undefined)
      await flush()
    },
  }
  setTracer(tracer)
  return tracer
}

function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.trim().split('='))
  return Object.fromEntries(
    pairs.filter(([name]) => name).map(([name = '', ...value]) => [name, decodeURIComponent(value.join('='))]),
  )
}

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 }
const STATUS_ERROR = 2

/** As OTLP 1 has it: ids in hexadecimal digits, times in ns as text. */
function toOtlp(service: string, spans: readonly Span[]) {
  const resource = { attributes: [toAttribute('service.name', service)] }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'vitrine' }, spans: spans.map(toOtlpSpan) }] }] }
}

function toOtlpSpan({ traceId, spanId, parentSpanId, name, kind, startMs, endMs, attributes, hasFailed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentSpanId && { parentSpanId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: toNano(startMs),
    endTimeUnixNano: toNano(endMs),
    attributes: Object.entries(attributes).map(([key, value]) => toAttribute(key, value)),
    status: hasFailed ? { code: STATUS_ERROR } : {},
  }
}

const toNano = (ms: number) => `${Math.round(ms * 1000)}000`

const toAttribute = (key: string, value: string | number) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
})
