import { type Basket, readBasket } from './basket.ts'

/** A basket under a name. */
export type KeptBasket = { name: string; lines: Basket }
export type KeptBaskets = readonly KeptBasket[]

/** The storage key. A visitor keeps them himself, by a press: they are part of the basket that the cookie notice names. */
export const KEPT_BASKETS_KEY = 'kept_baskets'

/** More are no longer found by their names. */
export const MAX_KEPT_BASKETS = 20
/** As long as a line of a list on a phone. */
export const MAX_BASKET_NAME = 60

/** Spaces, and characters that turn the direction of what stands beside them; not those that Persian joins letters by. */
const UNSEEN = /[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu

/** The name as it is kept: on one line, without spaces around it; '' where it is none. */
export function toBasketName(typed: string): string {
  return Array.from(typed.normalize('NFC').replace(UNSEEN, ' ').trim()).slice(0, MAX_BASKET_NAME).join('').trim()
}

/** With this basket first; it takes the place of one of the same name. The same object where there is no more room. */
export function keepBasket(kept: KeptBaskets, added: KeptBasket): KeptBaskets {
  const others = removeBasket(kept, added.name)
  return others.length < MAX_KEPT_BASKETS ? [added, ...others] : kept
}

export function removeBasket(kept: KeptBaskets, name: string): KeptBaskets {
  return kept.filter((it) => it.name !== name)
}

/** Reads what was saved as JSON; what is damaged is left out. */
export function readKeptBaskets(saved: string | null | undefined): KeptBaskets {
  try {
    const all: unknown = JSON.parse(saved ?? '[]')
    if (!Array.isArray(all)) return []
    const baskets = all.flatMap((it) => toKeptBasket(it) ?? [])
    const unique = baskets.filter(({ name }, at) => baskets.findIndex((other) => other.name === name) === at)
    return unique.slice(0, MAX_KEPT_BASKETS)
  } catch {
    return []
  }
}

function toKeptBasket(saved: unknown): KeptBasket | null {
  if (typeof saved !== 'object' || saved === null) return null
  const { name, lines } = saved as Record<string, unknown>
  const kept = {
    name: typeof name === 'string' ? toBasketName(name) : '',
    lines: readBasket(JSON.stringify(lines ?? [])),
  }
  return kept.name !== '' && kept.lines.length > 0 ? kept : null
}
