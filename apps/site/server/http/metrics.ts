type SiteFigures = {
  /** Requests that the page cache answered, by state. */
  counts: Record<string, number>
  size: { entries: number; bytes: number }
  /** Whether the content API answers. */
  isReachable: boolean
  /** Null where it cannot be read. */
  spool: { waiting: number; refused: number; oldestMs: number } | null
}

/** The process's figures in the Prometheus text format, version 0.0.4. */
export function writeMetrics({ counts, size, isReachable, spool }: SiteFigures): string {
  const { rss, heapUsed } = process.memoryUsage()
  const lines = [
    ...Object.entries(counts).map(([state, count]) => `vitrine_page_cache_requests_total{state="${state}"} ${count}`),
    `vitrine_page_cache_entries ${size.entries}`,
    `vitrine_page_cache_bytes ${size.bytes}`,
    `vitrine_content_reachable ${isReachable ? 1 : 0}`,
    `vitrine_spool_readable ${spool ? 1 : 0}`,
    ...(spool
      ? [
          `vitrine_spool_waiting ${spool.waiting}`,
          `vitrine_spool_refused ${spool.refused}`,
          `vitrine_spool_oldest_seconds ${(spool.oldestMs / 1000).toFixed(1)}`,
        ]
      : []),
    `process_resident_memory_bytes ${rss}`,
    `nodejs_heap_used_bytes ${heapUsed}`,
    `process_uptime_seconds ${process.uptime().toFixed(1)}`,
  ]
  return `${lines.join('\n')}\n`
}
