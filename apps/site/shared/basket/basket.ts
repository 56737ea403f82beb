import { MAX_URL_LENGTH, MAX_LINE_LENGTH, MAX_BASKET_LINES, MAX_QUANTITY } from '@vitrine/contract/submission-limits'
import { BASKET_MIN_QUANTITY } from '../constants.ts'

/** A line of the enquiry basket (R3.1): a product and its quantity. `image` is the address of a small picture. */
export type BasketLine = { id: string; name: string; model: string; slug: string; image: string | null; cnt: number }
export type Basket = readonly BasketLine[]

export type BasketChange =
  | { kind: 'add'; line: BasketLine }
  | { kind: 'addAll'; lines: Basket }
  | { kind: 'remove'; position: number }
  | { kind: 'setCount'; id: string; cnt: number }
  | { kind: 'clear' }

export const emptyBasket: Basket = []

/** The basket after a change (R4.4 to R4.7); the same object where nothing changes. */
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
    case 'clear':
      return emptyBasket
  }
}

/** The basket with the names of a language, by product id; a line without one keeps the name that it was added with. */
export function withNames(basket: Basket, names: ReadonlyMap<string, string>): Basket {
  return basket.map((line) => ({ ...line, name: names.get(line.id) ?? line.name }))
}

function addOrIncrease(basket: Basket, added: BasketLine): Basket {
  if (!basket.some(({ id }) => id === added.id)) return [...basket, withCount(added, added.cnt)]
  return basket.map((line) => (line.id === added.id ? withCount(line, line.cnt + added.cnt) : line))
}

function withCount(line: BasketLine, cnt: number): BasketLine {
  return { ...line, cnt: toQuantity(cnt) }
}

/** A valid quantity: an integer from 1 to `MAX_QUANTITY`. */
export function toQuantity(value: unknown): number {
  const quantity = Math.trunc(Number(value))
  if (Number.isNaN(quantity)) return BASKET_MIN_QUANTITY
  return Math.min(Math.max(quantity, BASKET_MIN_QUANTITY), MAX_QUANTITY)
}

/** Reads a basket that was saved as JSON. Invalid lines are left out: storage may be damaged, or written by others. */
export function readBasket(saved: string | null): Basket {
  try {
    const lines: unknown = JSON.parse(saved ?? '[]')
    if (!Array.isArray(lines)) return emptyBasket
    const all = lines.flatMap((line) => toLine(line) ?? [])
    const unique = all.filter(({ id }, position) => all.findIndex((other) => other.id === id) === position)
    return unique.slice(0, MAX_BASKET_LINES)
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

function isText(value: unknown, maxLength = MAX_LINE_LENGTH): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength
}
