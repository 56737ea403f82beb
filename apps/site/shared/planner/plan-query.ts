import { readHall, writeHall } from './hall-query.ts'
import { isSlug, MAX_ADDRESS_LENGTH } from './query-bounds.ts'
import {
  type Item,
  MAX_HALL_MM,
  MAX_ITEMS,
  MAX_KINDS,
  MAX_TYPED,
  type Plan,
  type Turn,
  type Typed,
  type TypedName,
} from './plan.ts'

export const ITEMS_PARAM = 'items'
export const TYPED_PARAM = 'typed'

/** Between products, and between the places of one: both stay as they are in addresses. */
const [NEXT, PLACE] = ['_', '~']

const codes: Record<TypedName, string> = {
  length: 'l',
  width: 'w',
  height: 'h',
  weight: 'm',
  power: 'p',
  air: 'a',
  extraction: 'e',
  front: 'f',
  back: 'b',
  left: 'i',
  right: 'r',
}
const nameOfCode = new Map(Object.entries(codes).map(([name, code]) => [code, name as TypedName]))

export type ReadPlan = {
  plan: Plan
  /** Whether the address says how large the hall is. */
  isSized: boolean
  /** Something could not be read or was out of bounds. */
  hasProblems: boolean
}

/** Reads a plan from the query of its address; what cannot be read is left out, or brought within bounds. */
export function readPlan(query: URLSearchParams): ReadPlan {
  const { hall, isSized, hasProblems } = readHall(query)
  const [items, typed] = [readItems(query.get(ITEMS_PARAM) ?? ''), readTyped(query.get(TYPED_PARAM) ?? '')]
  return {
    plan: { hall, items: items.items, typed: typed.typed },
    isSized,
    hasProblems: hasProblems || items.hasProblems || typed.hasProblems,
  }
}

/** The query of a plan in one form, without question mark. */
export function toPlanSearch({ hall, items, typed }: Plan): string {
  const runs: string[] = []
  for (const [at, { slug, x, y, turn }] of items.entries()) {
    const place = [x, y, ...(turn > 0 ? [turn] : [])].join('.')
    if (items[at - 1]?.slug === slug) runs.push(`${runs.pop()}${PLACE}${place}`)
    else runs.push(slug + PLACE + place)
  }
  const used = [...typed].filter(([slug]) => items.some((it) => it.slug === slug))
  const figures = used.map(([slug, own]) =>
    [slug, ...Object.entries(own).map(([name, value]) => codes[name as TypedName] + value)].join(PLACE),
  )
  return [
    ...writeHall(hall),
    ...(runs.length > 0 ? [`${ITEMS_PARAM}=${runs.join(NEXT)}`] : []),
    ...(figures.length > 0 ? [`${TYPED_PARAM}=${figures.join(NEXT)}`] : []),
  ].join('&')
}

function readItems(given: string): { items: Item[]; hasProblems: boolean } {
  let hasProblems = given.length > MAX_ADDRESS_LENGTH
  const items: Item[] = []
  const kinds = new Set<string>()
  for (const run of given.slice(0, MAX_ADDRESS_LENGTH).split(NEXT).filter(Boolean)) {
    const [slug = '', ...places] = run.split(PLACE)
    const isKnown = kinds.has(slug) || (isSlug(slug) && kinds.size < MAX_KINDS)
    if (!isKnown || places.length === 0) {
      hasProblems = true
      continue
    }
    for (const place of places) {
      const [, x, y, turn = '0'] = /^(\d{1,6})\.(\d{1,6})(?:\.([0-3]))?$/.exec(place) ?? []
      if (x === undefined || y === undefined || items.length >= MAX_ITEMS) {
        hasProblems = true
        continue
      }
      kinds.add(slug)
      const at = { x: Math.min(Number(x), MAX_HALL_MM), y: Math.min(Number(y), MAX_HALL_MM) }
      items.push({ id: items.length + 1, slug, ...at, turn: Number(turn) as Turn })
    }
  }
  return { items, hasProblems }
}

function readTyped(given: string): { typed: Map<string, Typed>; hasProblems: boolean } {
  let hasProblems = given.length > MAX_ADDRESS_LENGTH
  const typed = new Map<string, Typed>()
  for (const run of given.slice(0, MAX_ADDRESS_LENGTH).split(NEXT).filter(Boolean)) {
    const [slug = '', ...figures] = run.split(PLACE)
    if (!isSlug(slug) || typed.size >= MAX_KINDS) {
      hasProblems = true
      continue
    }
    for (const figure of figures) {
      const name = nameOfCode.get(figure.slice(0, 1))
      const value = /^\d{1,7}(?:\.\d{1,3})?$/.test(figure.slice(1)) ? Number(figure.slice(1)) : null
      if (name && value !== null && value <= MAX_TYPED) typed.set(slug, { ...typed.get(slug), [name]: value })
      else hasProblems = true
    }
  }
  return { typed, hasProblems }
}
