import { expect, it } from 'vitest'
import { basketSheetPath } from './basket-sheet-path.ts'
import { comparisonSheetPath, inImperial, planSheetPath, productSheetPath, turnkeySheetPath } from './sheet-path.ts'
import { isSheetPath, MAX_SHEET_LINES, readSheetRequest, toSheetQuery } from './sheet-request.ts'

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return readSheetRequest(pathname, searchParams)
}
const queryOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  return toSheetQuery(pathname, searchParams)
}

it('addresses of sheets are read as they are written, in any language and in both systems of units [R2.110, R2.111]', () => {
  const lines = [
    { slug: 'nv-4', cnt: 2 },
    { slug: 'nv-9', cnt: 1 },
  ]
  expect(read(productSheetPath('nv-4'))).toEqual({ kind: 'product', slug: 'nv-4', units: 'metric' })
  expect(read(`/de${turnkeySheetPath('line')}`)).toEqual({ kind: 'turnkey', slug: 'line', units: 'metric' })
  expect(read(`/ar${inImperial(comparisonSheetPath(['nv-4', 'nv-9']))}`)).toEqual({
    kind: 'comparison',
    slugs: ['nv-4', 'nv-9'],
    units: 'imperial',
  })
  expect(read(inImperial(basketSheetPath(lines)))).toEqual({ kind: 'basket', lines, units: 'imperial' })
})

it('a plan is read as the planner reads it, and has one address [R2.115, R2.124]', () => {
  const search = 'hall=30x18&items=nv-4~1000.2000.1'
  expect(read(inImperial(planSheetPath(search)))).toMatchObject({
    kind: 'plan',
    plan: { hall: { length: 30_000, width: 18_000 }, items: [{ slug: 'nv-4', x: 1000, y: 2000, turn: 1 }] },
    units: 'imperial',
  })
  const query = queryOf(`/de/sheet/plan.pdf?utm=letter&items=nv-4~1000.2000.1~x&hall=30x18&units=imperial`)
  expect(query).toEqual({ hall: '30x18', items: 'nv-4~1000.2000.1', units: 'imperial' })
})

it.each([
  ['/sheet/product/NV%204.pdf', 'unknown'],
  ['/sheet/product/nv-4', 'unknown'],
  ['/sheet/hall.pdf', 'unknown'],
  ['/sheet/plan.pdf?hall=30x18', 'empty'],
  ['/en/sheet/product/nv-4.pdf', 'unknown'],
  ['/sheet/product/nv-4.pdf?units=cubits', 'units'],
  ['/sheet/compare.pdf?products=a,b,c,d,e', 'many'],
  ['/sheet/compare.pdf?products=%3Cb%3E', 'empty'],
  ['/sheet/basket.pdf', 'empty'],
  [`/sheet/basket.pdf?products=${Array.from({ length: MAX_SHEET_LINES + 1 }, (_, i) => `a-${i}`).join()}`, 'many'],
  [`/sheet/basket.pdf?products=${Array.from({ length: 500 }, (_, i) => `a-${i}:1`).join()}`, 'many'],
])('%.80s is refused: %s [R2.117]', (address, reason) => expect(read(address)).toEqual({ kind: 'refused', reason }))

it('a basket names each product once, and no quantity that cannot be', () => {
  expect(read('/sheet/basket.pdf?products=nv-4:2,nv-4:3,nv-9:-7')).toMatchObject({
    lines: [
      { slug: 'nv-4', cnt: 3 },
      { slug: 'nv-9', cnt: 1 },
    ],
  })
})

it('other spellings of an address have no sheet of their own [R2.115]', () => {
  expect(queryOf('/sheet/product/nv-4.pdf?utm=letter&units=metric&products=a')).toEqual({})
  expect(queryOf('/sheet/product/nv-4.pdf?units=imperial')).toEqual({ units: 'imperial' })
  expect(queryOf('/sheet/compare.pdf?x=1&products=nv-4,,nv-9,nv-4')).toEqual({ products: 'nv-4,nv-9' })
  expect(queryOf('/sheet/basket.pdf?products=nv-4%3A2,<b>')).toEqual({ products: 'nv-4:2' })
})

it.each([
  ['/sheet', true],
  ['/de/sheet/compare.pdf', true],
  ['/xx/sheet/product/a.pdf', true],
  ['/sheets', false],
  ['/turnkey/sheet', false],
  ['/product/sheet/nv-4', false],
  ['/product/saws/sheet', false],
])('%s is among sheets: %s', (path, is) => expect(isSheetPath(path)).toBe(is))
