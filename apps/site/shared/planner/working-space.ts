import { type Figures, type PlannedProduct, type Side, sides, type Turn, type Typed } from './plan.ts'

/** Where somebody stands and takes parts off. */
const FRONT_MM = 1000
/** What a person with tools passes through, and an escape route has at least. */
export const GANGWAY_MM = 800

/** The room that a product needs on each side: typed, from the catalogue, or by the rule of R2.183. */
export function decideSpace(
  { space, barLength }: Pick<PlannedProduct, 'space' | 'barLength'>,
  typed: Typed,
  { length }: Figures,
): Record<Side, number> {
  const standsOut = Math.max(0, Math.ceil(((barLength ?? 0) - (length ?? 0)) / 2))
  const byRule: Record<Side, number> = {
    front: FRONT_MM,
    back: GANGWAY_MM,
    left: Math.max(GANGWAY_MM, standsOut),
    right: Math.max(GANGWAY_MM, standsOut),
  }
  const decide = (side: Side) => typed[side] ?? space[side] ?? byRule[side]
  return { front: decide('front'), back: decide('back'), left: decide('left'), right: decide('right') }
}

export type Edges = { top: number; right: number; bottom: number; left: number }

/** What a product has on its own sides, as it lies in the plan after turning. */
export function turnSides(own: Record<Side, number>, turn: Turn): Edges {
  const [top, right, bottom, left] = sides.map((_, at) => own[sides[(at - turn + 4) % 4] as Side])
  return { top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0, left: left ?? 0 }
}

/** Which edge of the plan the front is towards. */
export function frontEdge(turn: Turn): keyof Edges {
  return (['bottom', 'left', 'top', 'right'] as const)[turn]
}
