import { describe, expect, it } from 'vitest'
import { fillSheets, labelQuery, layOutLabels, sizeOf } from './label-layout.ts'

describe('labels on A4', () => {
  it.each([
    ['50x25', 4 * 11, { x: 5, y: 11 }],
    ['70x36', 3 * 8, { x: 0, y: 4.5 }],
    ['70x37', 3 * 8, { x: 0, y: 0.5 }],
    ['105x48', 2 * 6, { x: 0, y: 4.5 }],
    ['105x57', 2 * 5, { x: 0, y: 6 }],
  ] as const)('of %s mm stand as they are sold, %i a sheet [R14.262]', (size, count, first) => {
    const layout = layOutLabels(sizeOf({ size, width: 0, height: 0 }), 'a4', 'none')
    expect(layout?.places).toHaveLength(count)
    expect(layout?.places[0]).toMatchObject(first)
  })

  it('leave an edge where somebody cuts them, and meet without gaps [R14.262]', () => {
    const layout = layOutLabels({ width: 50, height: 25 }, 'a4', 'crop')
    expect(layout?.places).toHaveLength(3 * 11)
    expect(layout?.block).toEqual({ x: 30, y: 11, width: 150, height: 275 })
    expect(layout?.places.at(-1)).toMatchObject({ x: 130, y: 261 })
  })

  it('are none where one is larger than the paper [R14.262]', () => {
    expect(layOutLabels({ width: 200, height: 200 }, 'a4', 'none')?.places).toHaveLength(1)
    expect(layOutLabels({ width: 200, height: 100 }, 'a4', 'lines')).toBeNull()
  })
})

it('a roll has a label a page [R14.262]', () => {
  const layout = layOutLabels({ width: 50, height: 25 }, 'roll', 'crop')
  expect(layout).toMatchObject({ page: { width: 50, height: 25 }, places: [{ x: 0, y: 0 }] })
})

it('places that are used up stay free on the first sheet alone [R14.262]', () => {
  const layout = layOutLabels({ width: 105, height: 57 }, 'a4', 'none')
  if (!layout) throw new Error('it fits')
  const sheets = fillSheets([1, 2, 3, 4, 5, 6, 7, 8], layout, 7)
  expect(sheets.map((it) => it.map(({ label }) => label))).toEqual([
    [1, 2, 3],
    [4, 5, 6, 7, 8],
  ])
  expect(sheets[0]?.[0]?.place).toBe(layout.places[7])
  expect(fillSheets([], layout, 7)).toEqual([])
  // More than a sheet has: as far as the last of them is used up.
  expect(fillSheets([1], layout, 13)[0]?.[0]?.place).toBe(layout.places[3])
})

it('has bounds for what an address asks for [R14.262]', () => {
  expect(labelQuery.parse({})).toMatchObject({ size: '50x25', paper: 'a4', cut: 'none', skip: 0 })
  expect(sizeOf(labelQuery.parse({ size: 'own', width: '62.5', height: '29' }))).toEqual({ width: 62.5, height: 29 })
  for (const wrong of [{ size: 'own', width: '0' }, { height: '1e9' }, { width: 'x' }, { skip: '-1' }, { cut: 'saw' }])
    expect([wrong, labelQuery.safeParse(wrong).success]).toEqual([wrong, false])
})
