import type { Dealer } from '@vitrine/contract/shapes/editorial'

/** The anchor of a dealer's card. */
export function dealerCardId({ id }: Pick<Dealer, 'id'>): string {
  return `dealer-${id}`
}
