import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Country } from '@vitrine/contract/shapes/country'
import countries from 'world-countries'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { toCountry } from './to-country.ts'

let cached: Country[] | undefined

/** All countries by English name, built at the first call. */
export function listCountries(): Country[] {
  if (!cached) {
    const populations = readPopulations()
    cached = countries
      .map((country) => toCountry(country, populations))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  }
  return cached
}

/** By alpha-2 or alpha-3 code, in any case. */
export function findCountry(code: string): Country | null {
  const upper = code.toUpperCase()
  return listCountries().find((it) => it.alpha2Code === upper || it.alpha3Code === upper) ?? null
}

/** By alpha-2 code, from Unicode's CLDR. */
function readPopulations(): Record<string, number> {
  const path = join(repositoryRoot(), 'node_modules/cldr-core/supplemental/territoryInfo.json')
  const { supplemental } = JSON.parse(readFileSync(path, 'utf8')) as {
    supplemental: { territoryInfo: Record<string, { _population: string }> }
  }
  return Object.fromEntries(
    Object.entries(supplemental.territoryInfo).map(([code, info]) => [code, Number(info._population)]),
  )
}
