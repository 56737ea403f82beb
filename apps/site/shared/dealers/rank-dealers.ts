import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { distanceKm } from '../places/distance.ts'
import type { NearQuery } from './near-query.ts'

type Point = { latitude: number; longitude: number }
export type RankedDealer = { dealer: Dealer; km: number | null }

/** Whether a dealer answers in the language that is asked for, and sells or services what is. */
export function matchesDealer(
  { languages, sells, services }: Pick<Dealer, 'languages' | 'sells' | 'services'>,
  { language, category, need }: Pick<NearQuery, 'language' | 'category' | 'need'>,
): boolean {
  if (language !== null && !languages.includes(language)) return false
  if (category === null && need === null) return true
  const wanted = [need === 'service' ? [] : (sells ?? []), need === 'sale' ? [] : (services ?? [])].flat()
  return category === null ? wanted.length > 0 : wanted.includes(category)
}

/**
 * Dealers by distance, the nearest first; those whose place nobody knows come last, in the order that they were given.
 * @param from null where nobody asks from where @param locate finds the town of a dealer without coordinates
 */
export function rankDealers(
  dealers: readonly Dealer[],
  from: Point | null,
  locate: (dealer: Dealer) => Point | null,
): RankedDealer[] {
  if (from === null) return dealers.map((dealer) => ({ dealer, km: null }))
  const measured = dealers.map((dealer) => {
    const at = pointOf(dealer) ?? locate(dealer)
    return { dealer, km: at && distanceKm(from, at) }
  })
  return measured.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}

function pointOf({ latitude, longitude }: Pick<Dealer, 'latitude' | 'longitude'>): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
