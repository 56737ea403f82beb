import type { TopologyPlan } from './run-topology.ts'

type Plan = Omit<TopologyPlan, 'port' | 'folder' | 'log'>

/** Everything, with the demo company. */
export const wholePlan: Plan = {
  seed: 'demo',
  pages: [
    '/de',
    '/product/pvc-screwing-machines/nv-450-double-mitre-saw',
    '/ar/product/pvc-screwing-machines',
    '/category',
    '/contact',
    '/fr/blog',
    '/turnkey',
    '/ru/about',
  ],
  faults: null,
  rounds: 2,
  holdMs: 4000,
  wholeMs: 2500,
  visitors: 4,
  buyers: 3,
  maxPublishMs: 3000,
  settleWithinMs: 8 * 60_000,
}

/** A few faults, with an empty database, for every run of all tests. */
export const smallPlan: Plan = {
  seed: 'none',
  pages: ['/de', '/contact', '/ar/turnkey', '/category'],
  faults: ['firstCms', 'hang', 'secondSite', 'database'],
  rounds: 1,
  holdMs: 1500,
  wholeMs: 1000,
  visitors: 2,
  buyers: 2,
  // Two cores do all of it at once: the whole plan holds what is promised (R18.120).
  maxPublishMs: 15_000,
  settleWithinMs: 5 * 60_000,
}
