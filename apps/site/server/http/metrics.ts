import type { PageCache } from '../page-cache/page-cache.ts'
import type { RevisionPoller } from '../content/revision-poller.ts'

/** The process's figures in the Prometheus text format, version 0.0.4. */
export function writeMetrics(
  pages: PageCache,
  watch: RevisionPoller,
  spool: { waiting: number; refused: number; oldestMs: number },
): string {
  const { rss, heapUsed } = process.memoryUsage()
  const { entries, bytes } = pages.size
  const lines = [
    ...Object.entries(pages.counts).map(
      ([state, count]) => `vitrine_page_cache_requests_total{state="${state}"} ${count}`,
    ),
    `vitrine_page_cache_entries ${entries}`,
    `vitrine_page_cache_bytes ${bytes}`,
    `vitrine_content_reachable ${watch.reachable ? 1 : 0}`,
    `vitrine_spool_waiting ${spool.waiting}`,
    `vitrine_spool_refused ${spool.refused}`,
    `vitrine_spool_oldest_seconds ${(spool.oldestMs / 1000).toFixed(1)}`,
    `process_resident_memory_bytes ${rss}`,
    `nodejs_heap_used_bytes ${heapUsed}`,
    `process_uptime_seconds ${process.uptime().toFixed(1)}`,
  ]
  return `${lines.join('\n')}\n`
}
