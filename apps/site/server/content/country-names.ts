import { country } from '@vitrine/contract/shapes/country'
import type { CountryName } from '../../shared/site-context.ts'

const TIMEOUT_MS = 3000
const KEEP_MS = 24 * 60 * 60 * 1000
const nameOnly = country.pick({ nativeName: true })

/**
 * Native names of countries from the public countries service (R7.15): one request a country and day.
 * A country that the service lacks is left out; the page then shows the name of its code in the page's language.
 * @param base the service, such as `https://countries.example/v2`; it is asked at `/alpha/{code}`
 */
export function createCountryNames(base: string) {
  const known = new Map<string, { name: Promise<string | null>; until: number }>()

  function nameOf(code: string): Promise<string | null> {
    const found = known.get(code)
    if (found && found.until > Date.now()) return found.name
    const name = loadName(`${base}/alpha/${code}`)
    known.set(code, { name, until: Date.now() + KEEP_MS })
    void name.then((it) => it === null && known.delete(code))
    return name
  }

  return async function countryNames(codes: readonly string[]): Promise<CountryName[]> {
    const names = await Promise.all(
      [...new Set(codes)].map(async (code) => ({ code, countryName: await nameOf(code) })),
    )
    return names.filter((it): it is CountryName => it.countryName !== null)
  }
}

async function loadName(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return nameOnly.parse(await response.json()).nativeName
  } catch (error) {
    console.error(`${url}:`, error instanceof Error ? error.message : error)
    return null
  }
}
