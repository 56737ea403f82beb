import type { SpamSign } from '@vitrine/contract/shapes/submission'

/** Links alone are no proof: buyers link to drawings. Such an enquiry is shown with its sign, and its sender gets no receipt. */
const harmless: SpamSign = 'links'

/** Whether an enquiry is put among the spam, where it is kept and nobody is told of it. */
export function decideSpam(signs: readonly SpamSign[]): boolean {
  return signs.some((sign) => sign !== harmless)
}
