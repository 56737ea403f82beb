import { type LogFormat, type LogLevel, startLog } from './log/log.ts'
import { setTracer, tracer } from './tracing/tracer.ts'

/** What an environment says of log and traces. */
export const observingNames = [
  'LOG_FORMAT',
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER_ARG',
] as const

type ObservingSettings = {
  LOG_FORMAT: LogFormat | undefined
  LOG_LEVEL: LogLevel
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}

/** From now on this program logs by its settings, and exports traces where they name an endpoint. */
export async function startObserving(program: 'site' | 'cms', settings: ObservingSettings): Promise<void> {
  startLog({ program, format: settings.LOG_FORMAT, level: settings.LOG_LEVEL })
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return
  const { startTracing } = await import('./tracing/start-tracing.ts')
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: ratio } = settings
  startTracing({ service: `vitrine-${program}`, endpoint, headers, ratio })
}

/** To be called at the end: exports the spans that are left. */
export async function stopObserving(): Promise<void> {
  await tracer()?.stop()
  setTracer(undefined)
}
