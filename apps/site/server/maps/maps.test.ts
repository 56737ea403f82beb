import { readFileSync } from 'node:fs'
import type { Dealer } from '@vitrine/contract/shapes/editorial'
import { describe, expect, test } from 'vitest'
import { type DealerMapName, mapSizes } from '../../shared/maps/map-sizes.ts'
import { coarsen } from './coarsen.ts'
import { createMaps } from './create-maps.ts'
import { drawDealerMap, fileOfMap } from './draw-dealer-maps.ts'

const dealers = (
  JSON.parse(readFileSync(new URL('../../../../content/data/dealers.json', import.meta.url), 'utf8')) as Omit<
    Dealer,
    'id'
  >[]
).map((dealer, index): Dealer => ({ ...dealer, id: String(index) }))

describe('the maps of the dealers', () => {
  test.each(Object.keys(mapSizes) as DealerMapName[])('%s is drawn as the repository has it', (map) => {
    expect(readFileSync(fileOfMap(map), 'utf8')).toBe(drawDealerMap(map))
  })

  test('every dealer of the demo company is seen on both maps [R19.7]', () => {
    const places = createMaps().placeDealers(dealers)
    expect(dealers.filter(({ id }) => !places[id]?.world || !places[id].continent).map((it) => it.city)).toEqual([])
  })

  test('west is left of east, north above south, and what a map does not show has no place', () => {
    const [berlin, sofia] = ['Berlin', 'Sofia'].map((city) => dealers.find((it) => it.city === city))
    const nowhere = { ...berlin, id: 'nowhere', latitude: null } as Dealer
    const astray = { ...berlin, id: 'astray', continent: 'oceania' } as Dealer
    const places = createMaps().placeDealers([berlin, sofia, nowhere, astray] as Dealer[])
    const at = (dealer: Dealer | undefined) => places[dealer?.id ?? '']?.continent
    expect(at(berlin)!.x).toBeLessThan(at(sofia)!.x)
    expect(at(berlin)!.y).toBeLessThan(at(sofia)!.y)
    expect(places.nowhere).toEqual({ world: null, continent: null })
    expect(places.astray?.continent).toBeNull()
  })
})

describe('the map around the company', () => {
  const graz = [47.07, 15.44] as const
  test('has its country and names the countries around in the language of the page [R11.5]', () => {
    const map = createMaps().around(...graz, 'ru')
    expect(map.home).toMatch(/^M[\d.,L]+Z/)
    expect(map.names.map((it) => it.name)).toEqual(expect.arrayContaining(['Австрия', 'Венгрия', 'Словения']))
    expect(map.scale.label).toBe('100 км')
  })

  test('at sea no country is marked', () => {
    expect(createMaps().around(45, -30, 'en')).toMatchObject({ home: null, names: [] })
  })
})

test('a coarse path keeps its shapes and drops what is too small to see', () => {
  const path = 'M0,0L10,0L10.2,0.1L10,10L0,10ZM50,50L51,50L51,51Z'
  expect(coarsen(path, { step: 1, speck: 4 })).toBe('M0,0L10,0L10,10L0,10Z')
  expect(coarsen('M0,0L0.5,0L0.9,0', { step: 5, speck: 0, open: true })).toBe('M0,0L0.9,0')
  expect(coarsen('', { step: 1, speck: 1 })).toBe('')
})
