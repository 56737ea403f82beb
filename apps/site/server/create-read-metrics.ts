import { writeMetrics } from '@vitrine/platform/metrics/metric'
import { EventLoopDelay, processMetrics } from '@vitrine/platform/metrics/process-metrics'
import type { RequestFigures } from '@vitrine/platform/metrics/request-figures'
import type { RevisionPoller } from './content/revision-poller.ts'
import type { Delivery } from './enquiries/delivery.ts'
import { readSpoolState } from './enquiries/read-spool-state.ts'
import type { Spool } from './enquiries/spool.ts'
import { readBackupStatus } from './http/backup-status.ts'
import { toSiteMetrics } from './http/metrics.ts'
import type { PageCache } from './page-cache/page-cache.ts'

type Sources = {
  dataDir: string
  requests: RequestFigures
  pages: Pick<PageCache, 'counts' | 'size'>
  poller: Pick<RevisionPoller, 'isReachable' | 'revision' | 'askedAt'>
  spool: Spool
  deliveries: Delivery['counts']
}

/** @returns gives the text of `/metrics`: all that is known of this process, in the text format of Prometheus */
export function createReadMetrics({ dataDir, requests, pages, poller, spool, deliveries }: Sources): () => string {
  const eventLoop = new EventLoopDelay()
  return () =>
    writeMetrics([
      ...requests.toMetrics('without those that were answered from memory'),
      ...toSiteMetrics({
        counts: pages.counts,
        size: pages.size,
        content: poller,
        backup: readBackupStatus(dataDir),
        spool: readSpoolState(spool, Date.now()),
        isSpoolUsable: spool.isUsable(Date.now()),
        deliveries,
      }),
      ...processMetrics(dataDir),
      ...eventLoop.toMetrics(),
    ])
}
