import { cartLine } from '@vitrine/contract/shapes/submission'

/** The basket as an operator reads it: `2 × NV-450 Double mitre saw`, one line a machine. */
export function toCartText(cart: unknown): string {
  const parsed = cartLine.array().safeParse(cart)
  if (!parsed.success) return ''
  return parsed.data.map(({ cnt, model, name, slug }) => `${cnt} × ${model} ${name} (${slug})`).join('\n')
}
