import type { SpamSign } from '@vitrine/contract/shapes/submission'

/** Links alone are no proof: buyers link to drawings. Such an enquiry shows its sign, and its sender gets no receipt. */
const inconclusive: SpamSign = 'links'

/** Whether an enquiry is spam: stored, and announced to nobody. */
export function decideSpam(signs: readonly SpamSign[]): boolean {
  return signs.some((sign) => sign !== inconclusive)
}
