import type { IncomingMessage, ServerResponse } from 'node:http'
import { gauge, METRICS_TYPE, writeMetrics } from '@vitrine/platform/metrics/metric'
import { EventLoopDelay, processMetrics } from '@vitrine/platform/metrics/process-metrics'
import { isLocal } from '@vitrine/platform/requests/is-local'
import type { RequestFigures } from '@vitrine/platform/metrics/request-figures'
import { collectMetrics } from './collectors.ts'

export const METRICS_PATH = '/metrics'

type Options = {
  requests: RequestFigures
  dataDir: string
  /** Whether others than this machine may read them (METRICS_PUBLIC). */
  isPublic: boolean
}

/** @returns answers `/metrics`: the figures of this process in the text format of Prometheus, for this machine unless it is told otherwise (R18.86) */
export function createMetricsAnswer({ requests, dataDir, isPublic }: Options) {
  const eventLoop = new EventLoopDelay()
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isPublic && !isLocal(request)) return void response.writeHead(404).end()
    const { metrics, failed } = await collectMetrics()
    const text = writeMetrics([
      ...requests.toMetrics('of all'),
      ...metrics,
      gauge('vitrine_metrics_failed', 'Parts of the program that could not tell their figures.', failed),
      ...processMetrics(dataDir),
      ...eventLoop.toMetrics(),
    ])
    response.writeHead(200, { 'content-type': METRICS_TYPE, 'cache-control': 'no-store' }).end(text)
  }
}
