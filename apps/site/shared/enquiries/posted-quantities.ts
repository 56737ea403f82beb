import { type Basket, toQuantity } from '../basket/basket.ts'

/** The name of the field for the quantity of a basket line in the no-script form. */
export const quantityField = (position: number) => `cnt-${position}`

/** The basket with the quantities that were typed into the no-script form. */
export function withPostedQuantities(basket: Basket, data: FormData): Basket {
  return basket.map((line, position) => {
    const typed = data.get(quantityField(position))
    return typeof typed === 'string' ? { ...line, cnt: toQuantity(typed) } : line
  })
}
