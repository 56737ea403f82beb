import type { Metric } from '@vitrine/platform/metrics/metric'

/** Gives the metrics of a part of the program, as of now. */
export type Collector = () => readonly Metric[] | Promise<readonly Metric[]>

const key = Symbol.for('vitrine.metric-collectors')
/** Next loads the same file more than once in one process: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: Map<string, Collector> }

/** Adds what a part of the program tells; the same part again replaces it. */
export function addCollector(part: string, collect: Collector): void {
  ;(shared[key] ??= new Map()).set(part, collect)
}

/** Shorter than the site waits for all of it. */
const MAX_COLLECTING_MS = 3_000

/** The metrics of all parts. A part that fails or hangs is missing, and counted: a database that is away must not hide the others. */
export async function collectMetrics(): Promise<{ metrics: Metric[]; failed: number }> {
  const parts = [...(shared[key] ?? [])]
  const settled = await Promise.allSettled(
    parts.map(([, collect]) => Promise.race([(async () => collect())(), fail()])),
  )
  const metrics = settled.flatMap((it) => (it.status === 'fulfilled' ? it.value : []))
  return { metrics, failed: settled.filter(({ status }) => status === 'rejected').length }
}

function fail(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), MAX_COLLECTING_MS).unref())
}
