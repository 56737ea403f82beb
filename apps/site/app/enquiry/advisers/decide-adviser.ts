import type { Adviser, Continent } from '@vitrine/contract/shapes/editorial'

/** Of the advisers of a language the first for a continent, else the first. */
export function decideAdviser<One extends Pick<Adviser, 'continents'>>(
  advisers: readonly One[],
  continent: Continent | null,
): One | undefined {
  return advisers.find(({ continents }) => continent !== null && continents.includes(continent)) ?? advisers[0]
}

/** The letters of a drawn monogram: of the first and the last name. */
export function toMonogram(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [names[0], names.length > 1 ? names.at(-1) : '']
  return [first, last].map((it) => [...it].slice(0, 1).join('')).join('')
}
