import { type OrderedLine, basketLine } from '@vitrine/contract/shapes/submission'

/** The basket of a stored enquiry. */
export function toBasketLines(stored: unknown): OrderedLine[] {
  return basketLine.array().safeParse(stored).data ?? []
}

/** The basket as an operator reads and searches it: `2 × NV 450 Double mitre saw`, on one line. */
export function toProductList(cart: readonly OrderedLine[]): string {
  return cart.map(({ cnt, model, name }) => `${cnt} × ${[model, name].filter(Boolean).join(' ')}`).join('; ')
}
