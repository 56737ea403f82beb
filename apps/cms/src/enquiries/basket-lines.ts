import { type OrderedLine, basketLine } from '@vitrine/contract/shapes/submission'

/** @param basket the field of an enquiry */
export function toBasketLines(basket: unknown): OrderedLine[] {
  return basketLine.array().safeParse(basket).data ?? []
}

/** The basket as an operator reads and searches it: `2 × NV 450 Double mitre saw`, on one line. */
export function toProductList(basket: readonly OrderedLine[]): string {
  return basket.map(({ cnt, model, name }) => `${cnt} × ${[model, name].filter(Boolean).join(' ')}`).join('; ')
}
