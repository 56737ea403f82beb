import { country } from '@vitrine/contract/shapes/country'
import { findCountry } from '@vitrine/countries/countries'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { CountryName } from '../../shared/site-context.ts'

const TIMEOUT_MS = 3000
const KEEP_MS = 24 * 60 * 60 * 1000
const nameOnly = country.pick({ nativeName: true })

/**
 * Native names of countries from the public countries service (R7.15): one request a country and day. Where the service has none, or
 * fails, the bundled list helps out; a code that nobody knows is its own name, so that its reviews can still be chosen (R2.47).
 * @param base the service, such as `https://countries.example/v2`; it is asked at `/alpha/{code}`
 */
export function createCountryNames(base: string) {
  const known = new Map<string, { name: Promise<string | null>; until: number }>()

  function nameOf(code: string): Promise<string | null> {
    const found = known.get(code)
    if (found && found.until > Date.now()) return found.name
    const name = loadName(`${base}/alpha/${code}`)
    known.set(code, { name, until: Date.now() + KEEP_MS })
    name.catch(() => known.delete(code))
    return name
  }

  /** @param onFailure is called where the service fails, which is logged: a 404 is an answer */
  return async function countryNames(
    codes: readonly string[],
    language: LanguageCode,
    onFailure: () => void,
  ): Promise<CountryName[]> {
    return Promise.all(
      [...new Set(codes)].map(async (code) => {
        const name = await nameOf(code).catch((error: unknown) => {
          console.error(`getCountry ${code} (${language}):`, error instanceof Error ? error.message : error)
          onFailure()
          return null
        })
        return { code, countryName: name ?? findCountry(code)?.nativeName ?? code }
      }),
    )
  }
}

/** @returns null where the service does not know the country @throws where it fails */
async function loadName(url: string): Promise<string | null> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`status ${response.status}`)
  return nameOnly.parse(await response.json()).nativeName
}
