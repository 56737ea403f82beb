import { type Basket, toCount } from '../basket/basket.ts'

/** The field of a plain form that says how many of the machine in a line of its basket are wanted. */
export const countField = (position: number) => `cnt-${position}`

/** The basket of a plain form with the quantities that stand beside it. */
export function withTypedCounts(basket: Basket, entered: FormData): Basket {
  return basket.map((line, position) => {
    const typed = entered.get(countField(position))
    return typeof typed === 'string' ? { ...line, cnt: toCount(typed) } : line
  })
}
