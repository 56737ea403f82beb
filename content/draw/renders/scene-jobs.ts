import type { Content } from '../read-content.ts'
import { productOf } from '../read-content.ts'
import type { Job } from './jobs.ts'
import { lineOf } from './turnkey-line.ts'

/** Close-ups: which product they look at (content/studio/scenes/shots.py says at which part, and from where). */
const closeUps: Record<string, string> = {
  'categories/cutting-machines': 'nv-450-double-mitre-saw',
  'categories/welding-machines': 'nv-120-double-head-welder',
  'categories/corner-cleaning-machines': 'nv-250-four-axis-corner-cleaner',
  'categories/machining-centres': 'nv-630-four-axis-machining-centre',
  'categories/copy-routers': 'nv-330-copy-router-triple-drill',
  'categories/pvc-screwing-machines': 'nv-710-reinforcement-screwing-machine',
  'categories/end-milling-machines': 'nv-810-end-milling-machine',
  'categories/crimping-machines': 'nv-910-corner-crimping-machine',
  'categories/glazing-and-assembly': 'nv-1040-vacuum-glass-lifter',
  'categories/conveying-systems': 'nv-1210-measuring-roller-conveyor',
  'services/commissioning': 'nv-250-four-axis-corner-cleaner',
  'services/spare-parts': 'nv-810-end-milling-machine',
  'services/modernisation': 'nv-550-cnc-double-mitre-saw',
  'services/hotline': 'nv-140-four-head-welder',
  'services/training': 'nv-310-copy-router',
  'posts/cold-profiles-in-winter': 'nv-580-pvc-cutting-centre',
  'posts/compressed-air-the-forgotten-machine': 'nv-550-cnc-double-mitre-saw',
  'posts/from-order-to-label': 'nv-1070-window-inspection-stand',
  'posts/the-saw-blade-decides': 'nv-420-up-cut-saw',
  'posts/water-slots-in-the-right-place': 'nv-350-water-slot-miller',
  'posts/what-seam-limitation-means': 'nv-145-seamless-four-head-welder',
  'posts/why-crimped-corners-leak': 'nv-910-corner-crimping-machine',
  'heroes/hotline': 'nv-160-six-head-welder',
  'heroes/remote-service': 'nv-850-cnc-mullion-end-miller',
  'heroes/profiles': 'nv-580-pvc-cutting-centre',
  'heroes/spare-parts': 'nv-420-up-cut-saw',
  'about/making': 'nv-145-seamless-four-head-welder',
  'about/testing': 'nv-1070-window-inspection-stand',
  'about/people': 'nv-770-sash-hardware-station',
}

/** Close-ups for heroes are taken in the hall. */
export const isInTheHall = (name: string) => name.startsWith('heroes/') && name in closeUps

/** Halls: the products that stand in them, in the order of work, and in how many rows. */
const halls: Record<string, [rows: number, products: string[]]> = {
  'heroes/turnkey-hall': [
    2,
    [
      'nv-140-four-head-welder',
      'nv-250-four-axis-corner-cleaner',
      'nv-450-double-mitre-saw',
      'nv-710-reinforcement-screwing-machine',
      'nv-365-cnc-water-slot-miller',
    ],
  ],
  'heroes/cutting-line': [1, ['nv-550-cnc-double-mitre-saw']],
  'heroes/four-head-welder': [1, ['nv-145-seamless-four-head-welder']],
  'heroes/aluminium-machining': [1, ['nv-630-four-axis-machining-centre']],
  'heroes/welding-heads': [1, ['nv-160-six-head-welder']],
  'heroes/service-technician': [1, ['nv-250-four-axis-corner-cleaner', 'nv-230-two-axis-corner-cleaner']],
  'heroes/test-run': [1, ['nv-610-three-axis-machining-centre']],
  'heroes/turnkey-start': [
    2,
    [
      'nv-120-double-head-welder',
      'nv-205-corner-cleaning-machine',
      'nv-450-double-mitre-saw',
      'nv-350-water-slot-miller',
    ],
  ],
  'heroes/graz-factory': [
    2,
    ['nv-280-twin-head-corner-cleaner', 'nv-630-four-axis-machining-centre', 'nv-830-automatic-end-milling-machine'],
  ],
  'heroes/training': [1, ['nv-330-copy-router-triple-drill', 'nv-420-up-cut-saw']],
  'heroes/apprentices': [1, ['nv-310-copy-router', 'nv-810-end-milling-machine']],
  'heroes/turnkey-layout': [
    2,
    [
      'nv-450-double-mitre-saw',
      'nv-350-water-slot-miller',
      'nv-140-four-head-welder',
      'nv-250-four-axis-corner-cleaner',
      'nv-1020-tilting-assembly-table',
      'nv-1010-vertical-glazing-press',
    ],
  ],
  'meta-banner': [1, ['nv-140-four-head-welder', 'nv-250-four-axis-corner-cleaner']],
  'about/graz': [
    2,
    [
      'nv-230-two-axis-corner-cleaner',
      'nv-920-double-head-corner-crimping-machine',
      'nv-610-three-axis-machining-centre',
    ],
  ],
  'posts/bosporus-window-days-2027': [1, ['nv-330-copy-router-triple-drill', 'nv-250-four-axis-corner-cleaner']],
  'posts/fenstertage-nord-2026-report': [1, ['nv-120-double-head-welder', 'nv-205-corner-cleaning-machine']],
  'posts/gulf-facade-week-2027': [1, ['nv-660-five-axis-machining-centre']],
  'posts/open-halls-graz-2027': [
    2,
    ['nv-610-three-axis-machining-centre', 'nv-420-up-cut-saw', 'nv-280-twin-head-corner-cleaner'],
  ],
  'posts/planning-a-hall-for-sixty-windows': [
    3,
    [
      'nv-450-double-mitre-saw',
      'nv-710-reinforcement-screwing-machine',
      'nv-350-water-slot-miller',
      'nv-120-double-head-welder',
      'nv-230-two-axis-corner-cleaner',
      'nv-770-sash-hardware-station',
      'nv-1020-tilting-assembly-table',
      'nv-1010-vertical-glazing-press',
    ],
  ],
  'posts/steppe-window-forum-2027': [
    2,
    ['nv-1010-vertical-glazing-press', 'nv-770-sash-hardware-station', 'nv-940-four-head-corner-crimping-machine'],
  ],
  'posts/two-or-four-welding-heads': [2, ['nv-120-double-head-welder', 'nv-140-four-head-welder']],
  'about/history': [1, ['nv-205-corner-cleaning-machine', 'nv-420-up-cut-saw', 'nv-310-copy-router']],
  'services/planning': [
    2,
    [
      'nv-450-double-mitre-saw',
      'nv-120-double-head-welder',
      'nv-230-two-axis-corner-cleaner',
      'nv-1010-vertical-glazing-press',
    ],
  ],
}

const sizes: Record<string, [width: number, height: number, samples: number]> = {
  categories: [1600, 1200, 16],
  services: [1600, 1200, 16],
  about: [1600, 1200, 16],
  posts: [1600, 900, 16],
  heroes: [2400, 1100, 24],
  turnkeys: [2000, 1250, 16],
  'meta-banner': [1600, 840, 16],
  work: [1280, 960, 12],
}

/** The job for a picture that is not a product's; null where there is no scene for it. */
export const sceneJob = (name: string, content: Content): Job | null => {
  const [folder = '', slug = ''] = name.split('/')
  const size = sizes[folder]
  if (!size) return null
  // What a scene of work shows is up to the studio (content/studio/scenes/work).
  if (folder === 'work') return workJob(name, size)
  const turnkey = folder === 'turnkeys' ? lineOf(content.turnkeys.get(slug)) : undefined
  const [rows, products] = closeUps[name]
    ? [1, [closeUps[name]]]
    : turnkey
      ? [turnkey.length > 8 ? 4 : 3, turnkey.slice(0, 12)]
      : (halls[name] ?? [0, []])
  if (products.length === 0) return null
  const line = products.map((it) => ({ slug: it, figures: Object.fromEntries(productOf(it, content).figures) }))
  const [width, height, samples] = size
  return { id: name, kind: 'scene', slug: name, figures: {}, angle: `rows ${rows}`, width, height, samples, line, rows }
}

const workJob = (name: string, [width, height, samples]: [number, number, number]): Job => ({
  id: name,
  kind: 'scene',
  slug: name,
  figures: {},
  angle: 'work',
  width,
  height,
  samples,
})
