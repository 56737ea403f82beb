import { findRoom } from './find-room.ts'
import { type PlacedItem, placeItem, placeItems } from './place-items.ts'
import { type Hall, MAX_HALL_MM, MAX_ITEMS, MAX_KINDS, type Plan, type Products } from './plan.ts'
import type { Added } from './read-adds.ts'

/** Halls are built in fields of about this length. */
const HALL_STEP_MM = 3000
const MAX_STEPS = 12
/** How much longer than wide a guessed hall is. */
const PROPORTION = 1.5
/** Nobody builds a smaller one for a single machine. */
const SMALLEST_HALL_MM = { length: 18_000, width: 9000 }

/**
 * The plan with more products, each where there is room to work, else in a corner, where warnings say so.
 * @param grows the hall grows until all have room: nobody has said yet how large it is
 * @returns how many were left out, because a plan holds only so many
 */
export function addProducts(
  plan: Plan,
  added: readonly Added[],
  products: Products,
  grows = false,
): { plan: Plan; leftOut: number } {
  const wanted = added.flatMap(({ slug, cnt }) => (products.has(slug) ? Array<string>(cnt).fill(slug) : []))
  const kinds = new Set(plan.items.map(({ slug }) => slug))
  const taken = wanted
    .filter((slug) => kinds.has(slug) || (kinds.size < MAX_KINDS && Boolean(kinds.add(slug))))
    .slice(0, MAX_ITEMS - plan.items.length)
  const isGuessed = grows && taken.length > 0
  const hall = isGuessed ? guessHall(plan, taken, products) : plan.hall
  let placed = addAll({ ...plan, hall }, taken, products)
  const steps = isGuessed ? MAX_STEPS : 0
  for (let step = 0; placed.crowded > 0 && step < steps; step++) {
    const length = Math.min(placed.plan.hall.length + HALL_STEP_MM, MAX_HALL_MM)
    placed = addAll({ ...plan, hall: { ...hall, length } }, taken, products)
  }
  const { plan: full } = placed
  return { plan: isGuessed ? cutHall(full, products) : full, leftOut: wanted.length - taken.length }
}

/** The plan in a hall that ends where its products and their working spaces do. */
function cutHall(plan: Plan, products: Products): Plan {
  const reaches = placeItems(plan, products).map((it) => it.reach)
  const cut = (name: 'length' | 'width', end: number) =>
    Math.min(plan.hall[name], Math.max(toStep(end), SMALLEST_HALL_MM[name]))
  const length = cut('length', Math.max(...reaches.map(({ right }) => right)))
  const width = cut('width', Math.max(...reaches.map(({ bottom }) => bottom)))
  return { ...plan, hall: { ...plan.hall, length, width } }
}

/** The plan with all its products placed anew in the hall as it is, in their order, as if each were added. */
export function arrangeAnew(plan: Plan, products: Products): Plan {
  const known = plan.items.filter(({ slug }) => products.has(slug))
  const { items } = addAll({ ...plan, items: [] }, slugsOf(known), products).plan
  return { ...plan, items: items.map((it, at) => ({ ...it, id: known[at]?.id ?? it.id })) }
}

const slugsOf = (items: Plan['items']) => items.map(({ slug }) => slug)

function addAll(plan: Plan, slugs: readonly string[], products: Products) {
  const placed: PlacedItem[] = placeItems(plan, products)
  const items = [...plan.items]
  let id = Math.max(0, ...items.map((it) => it.id))
  let crowded = 0
  for (const slug of slugs) {
    const product = products.get(slug)
    if (!product) continue
    const typed = plan.typed.get(slug) ?? {}
    const found = findRoom({ id: ++id, product, typed }, placed, plan.hall)
    if (!found) crowded++
    const item = found ?? { id, slug, x: 0, y: 0, turn: 0 as const }
    items.push(item)
    placed.push(placeItem(item, product, typed, items.length))
  }
  return { plan: { ...plan, items }, crowded }
}

const toStep = (mm: number) => Math.min(Math.ceil(mm / HALL_STEP_MM) * HALL_STEP_MM, MAX_HALL_MM)

/** A hall half as long again as wide with room for all. */
function guessHall({ hall, typed }: Plan, slugs: readonly string[], products: Products): Hall {
  const reaches = slugs.flatMap((slug) => {
    const product = products.get(slug)
    return product ? [placeItem({ id: 0, slug, x: 0, y: 0, turn: 0 }, product, typed.get(slug) ?? {}, 0).reach] : []
  })
  const area = reaches.reduce((sum, it) => sum + (it.right - it.left) * (it.bottom - it.top), 0)
  const longest = Math.max(...reaches.map((it) => it.right - it.left))
  const width = toStep(Math.sqrt(area / PROPORTION))
  return {
    ...hall,
    width: Math.max(width, SMALLEST_HALL_MM.width),
    length: Math.max(toStep(Math.max(longest, width * PROPORTION)), SMALLEST_HALL_MM.length),
  }
}
