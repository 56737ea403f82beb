import { type CartLine, cartLine } from '@vitrine/contract/shapes/submission'

/** The basket of a stored enquiry. */
export function toCart(stored: unknown): CartLine[] {
  return cartLine.array().safeParse(stored).data ?? []
}

/** The basket as an operator reads and searches it: `2 × NV 450 Double mitre saw`, on one line. */
export function toMachines(cart: readonly CartLine[]): string {
  return cart.map(({ cnt, model, name }) => `${cnt} × ${[model, name].filter(Boolean).join(' ')}`).join('; ')
}
