import { readdirSync, readFileSync, statfsSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { countLogLines } from '../log/log.ts'
import { counter, gauge, type Metric, samplesBy } from './metric.ts'

const RESOLUTION_MS = 20
const NS = 1e9

/** Measures how late the event loop is; one for a process. */
export class EventLoopDelay {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })

  constructor() {
    this.#delay.enable()
  }

  /** Since they were read last. */
  toMetrics(): Metric[] {
    const { mean, max } = this.#delay
    const p99 = this.#delay.percentile(99)
    this.#delay.reset()
    // What is measured includes the time between two looks.
    const seconds = (ns: number) => (Number.isFinite(ns) ? Math.max(0, ns / NS - RESOLUTION_MS / 1000) : 0)
    const since = 'since it was read last'
    return [
      gauge('nodejs_eventloop_lag_mean_seconds', `How late the event loop was on average ${since}.`, seconds(mean)),
      gauge('nodejs_eventloop_lag_p99_seconds', `How late the event loop was, 99th percentile ${since}.`, seconds(p99)),
      gauge('nodejs_eventloop_lag_max_seconds', `How late the event loop was at most ${since}.`, seconds(max)),
    ]
  }
}

/** What Prometheus' own clients tell of a process, under the same names, and of what this one has logged. */
export function processMetrics(dataDir: string): Metric[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const uptime = process.uptime()
  return [
    gauge('process_resident_memory_bytes', 'Memory that the process takes.', rss),
    gauge('nodejs_heap_used_bytes', 'Heap of JavaScript that is used.', heapUsed),
    gauge('nodejs_heap_total_bytes', 'Heap of JavaScript, with what is free in it.', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory outside of the heap, such as that of buffers.', external),
    counter('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6),
    gauge('process_uptime_seconds', 'How long the process runs.', Number(uptime.toFixed(1))),
    gauge('process_start_time_seconds', 'When the process was started.', Math.round(Date.now() / 1000 - uptime)),
    gauge('process_open_fds', 'Files and connections that are open.', countOpenFiles()),
    gauge('process_max_fds', 'How many may be open.', MAX_FDS),
    gauge('vitrine_data_disk_free_bytes', 'Free room on the disk of DATA_DIR.', readFreeBytes(dataDir)),
    counter('vitrine_log_lines_total', 'Lines that were logged, by level.', samplesBy('level', countLogLines() ?? {})),
  ]
}

/** Null where the system does not say. */
function countOpenFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}

function readMaxFiles(): number | null {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? NaN) || null
  } catch {
    return null
  }
}
const MAX_FDS = readMaxFiles()

function readFreeBytes(dataDir: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(dataDir)
    return bavail * bsize
  } catch {
    return null
  }
}
