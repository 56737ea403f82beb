import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { SiteEnvironment } from '../environment.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { RouteIdsOf } from '../pages/match-route-ids.ts'
import { isCounting } from '../http/is-counting.ts'
import { KnownPages } from './known-pages.ts'
import { createSendBatch, StatisticsDelivery } from './statistics-delivery.ts'
import { createViewRoutes } from './view-routes.ts'
import { ViewSums } from './view-sums.ts'

export type Statistics = { routes: Hono<{ Bindings: HttpBindings }>; start(): void; stop(): Promise<void> }

type Pages = Pick<PageCache, 'keptStatus' | 'renderedStatus'>

/** Counts visits without persons, unless it is turned off (docs/decisions/0081-statistics.md). */
export function createStatistics(environment: SiteEnvironment, pages: Pages, routeIdsOf: RouteIdsOf): Statistics {
  if (!isCounting(environment)) return { routes: new Hono(), start() {}, stop: async () => {} }
  const sums = new ViewSums()
  const delivery = new StatisticsDelivery(sums, environment.DATA_DIR, createSendBatch(environment))
  const known = new KnownPages({
    routeIdsOf,
    keptStatus: (key) => pages.keptStatus(key),
    renderedStatus: (key) => pages.renderedStatus(key),
  })
  return {
    routes: createViewRoutes({ environment, sums, pages: known }),
    start: () => delivery.start(),
    stop: () => delivery.stop(),
  }
}
