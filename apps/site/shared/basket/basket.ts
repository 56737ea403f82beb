import { MAX_URL_LENGTH, MAX_LINE_LENGTH, MAX_BASKET_LINES, MAX_QUANTITY } from '@vitrine/contract/submission-limits'
import { BASKET_MIN_QUANTITY } from '../constants.ts'

/** A line of the enquiry basket (R3.1): a machine and how many of it. `image` is the address of a small picture. */
export type BasketLine = { id: string; name: string; model: string; slug: string; image: string | null; cnt: number }
export type Basket = readonly BasketLine[]

export type BasketChange =
  | { kind: 'add'; line: BasketLine }
  | { kind: 'addAll'; lines: Basket }
  | { kind: 'remove'; position: number }
  | { kind: 'setCount'; id: string; cnt: number }
  | { kind: 'rename'; names: ReadonlyMap<string, string> }
  | { kind: 'clear' }

export const emptyBasket: Basket = []

/** What a change makes of the basket (R4.4 to R4.7). The basket itself is given back where nothing changes. */
export function changeBasket(basket: Basket, change: BasketChange): Basket {
  switch (change.kind) {
    case 'add':
      return basket.some(({ id }) => id === change.line.id)
        ? basket
        : [...basket, withCount(change.line, change.line.cnt)]
    case 'addAll':
      return change.lines.reduce(addOrIncrease, basket)
    case 'remove':
      return basket.filter((_, position) => position !== change.position)
    case 'setCount':
      return basket.map((line) => (line.id === change.id ? withCount(line, change.cnt) : line))
    case 'rename':
      return basket.map((line) => ({ ...line, name: change.names.get(line.id) ?? line.name }))
    case 'clear':
      return emptyBasket
  }
}

function addOrIncrease(basket: Basket, more: BasketLine): Basket {
  if (!basket.some(({ id }) => id === more.id)) return [...basket, withCount(more, more.cnt)]
  return basket.map((line) => (line.id === more.id ? withCount(line, line.cnt + more.cnt) : line))
}

function withCount(line: BasketLine, cnt: number): BasketLine {
  return { ...line, cnt: toQuantity(cnt) }
}

/** A quantity that an enquiry can carry: whole, at least 1. */
export function toQuantity(wanted: unknown): number {
  const whole = Math.trunc(Number(wanted))
  if (Number.isNaN(whole)) return BASKET_MIN_QUANTITY
  return Math.min(Math.max(whole, BASKET_MIN_QUANTITY), MAX_QUANTITY)
}

/** Reads a basket that was saved as JSON. Whatever in it is not a line is left out: storage may be damaged, or written by others. */
export function readBasket(saved: string | null): Basket {
  try {
    const lines: unknown = JSON.parse(saved ?? '[]')
    if (!Array.isArray(lines)) return emptyBasket
    const all = lines.flatMap((line) => toLine(line) ?? [])
    const once = all.filter(({ id }, position) => all.findIndex((other) => other.id === id) === position)
    return once.slice(0, MAX_BASKET_LINES)
  } catch {
    return emptyBasket
  }
}

function toLine(saved: unknown): BasketLine | null {
  if (typeof saved !== 'object' || saved === null) return null
  const { id, name, model, slug, image, cnt } = saved as Record<string, unknown>
  if (!isText(id) || !isText(name) || !isText(model) || !isText(slug)) return null
  return { id, name, model, slug, image: isText(image, MAX_URL_LENGTH) ? image : null, cnt: toQuantity(cnt) }
}

function isText(value: unknown, longest = MAX_LINE_LENGTH): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}
