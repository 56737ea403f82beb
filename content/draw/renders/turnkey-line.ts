import type { Turnkey } from '../read-content.ts'

/** The order of work in a turnkey; what matches no step comes before the last. */
const steps = [
  /saw|cutting|measuring/,
  /machining/,
  /rout|slot/,
  /reinforcement/,
  /end-mill/,
  /weld|crimp/,
  /turning/,
  /clean/,
  /striker/,
  /bead/,
  /hardware|tilting/,
  /lifter/,
  /press/,
  /inspection/,
  /conveyor/,
]
const rank = (slug: string) => {
  if (/bead-saw/.test(slug)) return 9
  if (/measuring/.test(slug)) return 0
  const place = steps.findIndex((step) => step.test(slug))
  return place === -1 ? steps.length - 2 : place
}

/** The products of a turnkey in the order of work; at most two of each are shown. */
export const lineOf = (turnkey: Turnkey | undefined): string[] => {
  const fallback = [
    'nv-450-double-mitre-saw',
    'nv-350-water-slot-miller',
    'nv-710-reinforcement-screwing-machine',
    'nv-140-four-head-welder',
    'nv-250-four-axis-corner-cleaner',
    'nv-1010-vertical-glazing-press',
  ]
  const products = turnkey?.products ?? fallback.map((slug) => ({ slug, cnt: 1 }))
  return products
    .toSorted((a, b) => rank(a.slug) - rank(b.slug))
    .flatMap(({ slug, cnt }) =>
      Array.from({ length: Math.min(cnt, /conveyor|tilting|press|turning/.test(slug) ? 1 : 2) }, () => slug),
    )
    .slice(0, 24)
}
