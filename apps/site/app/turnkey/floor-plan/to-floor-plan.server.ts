import type { Turnkey } from '@vitrine/contract/shapes/shop'
import { addProducts } from '../../../shared/planner/add-products.ts'
import { placeItems } from '../../../shared/planner/place-items.ts'
import { emptyPlan, MAX_KINDS, type Products, type Turn } from '../../../shared/planner/plan.ts'

/** A machine where it stands, in mm from the upper left corner: its number as in the planner, and which kind of the line it is, from 1. */
export type StandingProduct = {
  number: number
  kind: number
  x: number
  y: number
  across: number
  down: number
  high: number
  turn: Turn
}

/** The room that a line takes, in mm, and what stands in it. */
export type FloorPlan = { length: number; width: number; standing: StandingProduct[] }

type Kind = Pick<Turnkey['products'][number], 'slug' | 'cnt'>

const METRE = 1000
/** As high as a person, where the catalogue does not say. */
const USUAL_HEIGHT_MM = 1750

/** The kinds of a line that are drawn: the first ones, as each is asked of the content API. */
export const drawnKinds = <Some extends Kind>(kinds: readonly Some[]): Some[] => kinds.slice(0, MAX_KINDS)

/**
 * A line as the planner lays it out (R19.104), with the room that it needs and no more. Numbers are those that it has there.
 * @param known what there is to know of its products; others are left out
 * @returns null where fewer than two machines of known size are left: that is no line to lay out
 */
export function toFloorPlan(kinds: readonly Kind[], known: Products): FloorPlan | null {
  const drawn = drawnKinds(kinds)
  const places = new Map(drawn.map(({ slug }, at) => [slug, at + 1]))
  const { plan } = addProducts(emptyPlan, drawn, known, true)
  const placed = placeItems(plan, known)
  if (placed.filter((it) => !it.isAssumed).length < 2) return null
  const toMetres = (mm: number) => Math.ceil(mm / METRE) * METRE
  const standing = placed.map(({ item, number, footprint, figures }) => ({
    number,
    kind: places.get(item.slug) ?? 0,
    x: footprint.left,
    y: footprint.top,
    across: footprint.right - footprint.left,
    down: footprint.bottom - footprint.top,
    high: figures.height ?? USUAL_HEIGHT_MM,
    turn: item.turn,
  }))
  return {
    length: toMetres(Math.max(...placed.map(({ reach }) => reach.right))),
    width: toMetres(Math.max(...placed.map(({ reach }) => reach.bottom))),
    standing,
  }
}

/** What the machines of a kind are numbered by: `7`, or `8–9` where it has several, as these follow each other; empty where none stands. */
export function numbersOf(kind: number, standing: readonly StandingProduct[]): string {
  const numbers = standing.filter((it) => it.kind === kind).map(({ number }) => number)
  const [first, last] = [numbers[0], numbers.at(-1)]
  return first === last ? String(first ?? '') : `${first}–${last}`
}
