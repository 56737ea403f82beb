import type { Box } from './box.ts'
import {
  type FigureName,
  figureNames,
  type Figures,
  type Item,
  type Plan,
  type PlannedProduct,
  type Products,
  type Turn,
  type Typed,
} from './plan.ts'
import { decideSpace, type Edges, turnSides } from './working-space.ts'

/** What is drawn for a product of which nobody knows how large it is. */
export const ASSUMED_SIZE_MM = 1500

/** An item with everything that drawing and counting need. */
export type PlacedItem = {
  item: Item
  /** Its number in the plan, from 1. */
  number: number
  product: PlannedProduct
  /** Of the catalogue, else typed. */
  figures: Figures
  /** What the catalogue has no figure for. */
  open: FigureName[]
  /** Length or width are not known. */
  isAssumed: boolean
  space: Edges
  footprint: Box
  /** The footprint with its working space. */
  reach: Box
}

/** The items of a plan in the hall; those whose product is not known are left out. */
export function placeItems({ items, typed }: Plan, products: Products): PlacedItem[] {
  return items.flatMap((item, at) => {
    const product = products.get(item.slug)
    return product ? [placeItem(item, product, typed.get(item.slug) ?? {}, at + 1)] : []
  })
}

export function placeItem(item: Item, product: PlannedProduct, typed: Typed, number: number): PlacedItem {
  const figures = fillFigures(product.figures, typed)
  const size = turnedSize(figures, item.turn)
  const footprint = { left: item.x, top: item.y, right: item.x + size.across, bottom: item.y + size.down }
  const space = turnSides(decideSpace(product, typed, figures), item.turn)
  return {
    item,
    number,
    product,
    figures,
    open: figureNames.filter((name) => product.figures[name] === null),
    isAssumed: figures.length === null || figures.width === null,
    space,
    footprint,
    reach: {
      left: footprint.left - space.left,
      top: footprint.top - space.top,
      right: footprint.right + space.right,
      bottom: footprint.bottom + space.bottom,
    },
  }
}

/** The figures of the catalogue, and what was typed where it has none. */
export function fillFigures(known: Figures, typed: Typed): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, known[name] ?? typed[name] ?? null])) as Figures
}

/** How long a product lies across and down the plan, in mm. */
export function turnedSize({ length, width }: Pick<Figures, 'length' | 'width'>, turn: Turn) {
  // A footprint of nothing could not be seen or taken.
  const [long, deep] = [Math.max(length ?? ASSUMED_SIZE_MM, 100), Math.max(width ?? ASSUMED_SIZE_MM, 100)]
  return turn % 2 === 0 ? { across: long, down: deep } : { across: deep, down: long }
}
