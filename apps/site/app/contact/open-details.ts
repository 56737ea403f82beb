import type { Continent, Dealer } from '@vitrine/contract/shapes/editorial'

/** Opens the <details> that an anchor is in, before the browser scrolls there; not every browser does it by itself. */
export function openDetails(id: string) {
  const details = document.getElementById(id)?.closest('details')
  if (details) details.open = true
}

/** Opens the continent of a country's dealers, unless the visitor has opened another one or come for a dealer by an anchor. */
export function openContinentOf(
  dealers: readonly Pick<Dealer, 'country' | 'continent'>[],
  country: string,
  openAtFirst: Continent,
) {
  const continent = dealers.find((dealer) => dealer.country === country)?.continent
  const isUntouched = document.querySelector('details[name=continent][open]')?.id === openAtFirst
  if (continent && continent !== openAtFirst && isUntouched && !location.hash) openDetails(continent)
}
