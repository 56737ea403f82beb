import { country } from '@vitrine/contract/shapes/country'
import { describe, expect, it } from 'vitest'
import { findCountry, listCountries } from './countries.ts'
import { readFlag } from './flags.ts'
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

  it('have their Gini coefficient and their regional blocs [R3.14]', () => {
    const blocsOf = (code: string) => findCountry(code)?.regionalBlocs.map(({ acronym }) => acronym)
    expect(findCountry('de')?.gini).toBe(27)
    expect(findCountry('de')?.regionalBlocs).toEqual([{ acronym: 'EU', name: 'European Union' }])
    expect([blocsOf('gb'), blocsOf('no'), blocsOf('ru'), blocsOf('eg'), blocsOf('br')]).toEqual([
      [],
      ['EFTA'],
      ['EEU'],
      ['AL', 'AU'],
      ['MERCOSUR'],
    ])
    const all = listCountries()
    const members = all.filter(({ regionalBlocs }) => regionalBlocs.some(({ acronym }) => acronym === 'EU'))
    expect(members).toHaveLength(27)
    expect(all.filter(({ gini }) => gini !== undefined).length).toBeGreaterThan(130)
    for (const { gini } of all) if (gini !== undefined) expect(gini).toBeGreaterThan(20)
  })

  it('have their flag as SVG and as PNG, each a real file of its kind [R3.14]', async () => {
    const { flags } = findCountry('de') ?? {}
    expect(flags).toEqual({ svg: '/media/flags/de.svg', png: '/media/flags/de.png' })
    const [svg, png] = await Promise.all([readFlag('de.svg'), readFlag('de.png')])
    expect([svg?.type, svg?.bytes.toString('utf8')]).toEqual(['image/svg+xml', expect.stringContaining('<svg')])
    expect([png?.type, png?.bytes.subarray(0, 8).toString('hex')]).toEqual(['image/png', '89504e470d0a1a0a'])
    for (const name of ['qq.png', 'de.gif', '../package.json', 'DE.svg']) expect(await readFlag(name)).toBeNull()
    for (const { alpha2Code } of listCountries())
      expect([alpha2Code, await readFlag(`${alpha2Code.toLowerCase()}.svg`)]).not.toContain(null)
  })
})
