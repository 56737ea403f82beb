import { type Basket, toQuantity } from '../basket/basket.ts'

/** The field of a plain form that says how many of the machine in a line of its basket are wanted. */
export const quantityField = (position: number) => `cnt-${position}`

/** The basket of a plain form with the quantities that stand beside it. */
export function withPostedQuantities(basket: Basket, entered: FormData): Basket {
  return basket.map((line, position) => {
    const typed = entered.get(quantityField(position))
    return typeof typed === 'string' ? { ...line, cnt: toQuantity(typed) } : line
  })
}
