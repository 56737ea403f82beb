import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { useMemo } from 'react'
import { toVisitorCountry } from './visitor-country.ts'
import { useTimeZone } from '../ui/use-time-zone.ts'

/** The country of the visitor, if it has a dealer; null on the server and at first. */
export function useVisitorCountry(dealers: readonly Pick<Dealer, 'country'>[]): string | null {
  const timeZone = useTimeZone()
  return useMemo(() => {
    if (timeZone === null) return null
    const countries = dealers.map(({ country }) => country)
    return toVisitorCountry(timeZone, navigator.languages, countries)
  }, [timeZone, dealers])
}
