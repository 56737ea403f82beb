import type { Continent, Dealer } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'

/** The continents in the order of the page. */
export const continentOrder: readonly Continent[] = [
  'europe',
  'asia',
  'north-america',
  'south-america',
  'africa',
  'oceania',
]

/** The continent that is open at first: where most dealers answer in the page's language. */
export function decideOpenContinent(
  dealers: readonly Pick<Dealer, 'continent' | 'languages'>[],
  language: LanguageCode,
): Continent {
  const count = (continent: Continent) =>
    dealers.filter((dealer) => dealer.continent === continent && dealer.languages.includes(language)).length
  return continentOrder.toSorted((a, b) => count(b) - count(a))[0] ?? 'europe'
}

/** The dealers of a country before the others, which stay in their order. */
export function withCountryFirst<One extends Pick<Dealer, 'country'>>(
  dealers: readonly One[],
  country: string | null,
): readonly One[] {
  return country === null ? dealers : dealers.toSorted((a, b) => rank(a, country) - rank(b, country))
}

const rank = (dealer: Pick<Dealer, 'country'>, country: string) => (dealer.country === country ? 0 : 1)
