import { paint } from '../kit/colours.ts'
import type { Material } from '../kit/colours.ts'
import { moved, prism } from '../kit/solid.ts'
import type { Cut, Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'
import type { Section } from './sections.ts'

/** A length of profile along x; a cut is a place on x or a slanted plane over (depth, height). */
export const profileBar = (section: Section, at: Point, from: Cut, to: Cut, tint?: Material): Part =>
  moved(
    section.layers.map(({ loops, material, inside }) =>
      prism(loops, 0, from, to, tint && material === paint.pvc ? tint : material, inside ?? material),
    ),
    at,
  )

/** The mitre cut for profileBar: 45 degrees, leaning so that the outer side (low height) is the long one. */
export const mitre =
  (end: number, outwards: 1 | -1): Cut =>
  ([, height]) =>
    end - outwards * height
