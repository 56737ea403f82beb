import { country } from '@vitrine/contract/shapes/country'
import { describe, expect, it } from 'vitest'
import { findCountry, listCountries } from './countries.ts'
import { toCallingCodes } from './to-country.ts'

describe('countries', () => {
  it('are about 250, alphabetical, each in the shape of the public service [R3.14, R3.15]', () => {
    const all = listCountries()
    expect(all.length).toBeGreaterThan(240)
    for (const it of all) expect(country.safeParse(it).error).toBeUndefined()
    const names = all.map((it) => it.name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('are found by either code in any case [R3.14]', () => {
    expect(findCountry('de')).toMatchObject({
      alpha3Code: 'DEU',
      nativeName: 'Deutschland',
      callingCodes: ['49'],
      timezones: ['UTC+01:00'],
    })
    expect(findCountry('DEU')?.name).toBe('Germany')
    expect(findCountry('de')?.population).toBeGreaterThan(80_000_000)
    expect(findCountry('de')?.languages).toEqual([
      { iso639_1: 'de', iso639_2: 'deu', name: 'German', nativeName: 'Deutsch' },
    ])
    expect(findCountry('zzz')).toBeNull()
  })

  it('have a country code where area codes are many [R3.14]', () => {
    expect(toCallingCodes({ root: '+1', suffixes: ['201', '202'] })).toEqual(['1'])
    expect(toCallingCodes({ root: '+4', suffixes: ['9'] })).toEqual(['49'])
    expect(toCallingCodes({ root: '', suffixes: [] })).toEqual([])
  })
})
