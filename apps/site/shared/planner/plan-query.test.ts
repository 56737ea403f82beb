import { describe, expect, it } from 'vitest'
import { emptyHall, MAX_ITEMS, MAX_KINDS, type Plan } from './plan.ts'
import { readPlan, toPlanSearch } from './plan-query.ts'
import { toPlannerKey } from './planner-key.ts'
import { readAdds } from './read-adds.ts'

const read = (search: string) => readPlan(new URLSearchParams(search))

const plan: Plan = {
  hall: {
    ...emptyHall,
    length: 36_500,
    width: 18_000,
    height: 5200,
    power: 80.5,
    floorLoad: 1000,
    usage: 60,
    people: 9,
  },
  items: [
    { id: 1, slug: 'saw', x: 0, y: 800, turn: 0 },
    { id: 2, slug: 'saw', x: 6000, y: 800, turn: 3 },
    { id: 3, slug: 'nv-140-welder', x: 12_345, y: 10, turn: 1 },
    { id: 4, slug: 'saw', x: 1, y: 2, turn: 2 },
  ],
  typed: new Map([['saw', { weight: 900.5, front: 0, left: 1200 }]]),
}

describe('the address of a plan', () => {
  it('says all of it, short and in one form, and is read as the same plan [R2.180, R2.181]', () => {
    const search = toPlanSearch(plan)
    expect(search).toBe(
      'hall=36.5x18x5.2&power=80.5&floor=1000&use=60&people=9' +
        '&items=saw~0.800~6000.800.3_nv-140-welder~12345.10.1_saw~1.2.2&typed=saw~m900.5~f0~i1200',
    )
    expect(read(search)).toEqual({ plan, isSized: true, hasProblems: false })
    expect(toPlanSearch(read(search).plan)).toBe(search)
  })

  it('is an empty hall where it says nothing, and a form may send each size apart [R2.180]', () => {
    expect(read('')).toEqual({
      plan: { hall: emptyHall, items: [], typed: new Map() },
      isSized: false,
      hasProblems: false,
    })
    expect(read('hall=24&hall=12,5&hall=&power=').plan.hall).toEqual({ ...emptyHall, length: 24_000, width: 12_500 })
    expect(read('hall=24&hall=12,5&hall=&power=').hasProblems).toBe(false)
  })

  it.each([
    ['hall=1x500', { length: 3000, width: 200_000 }],
    ['hall=ax-5', {}],
    ['hall=20x10x99', { length: 20_000, width: 10_000, height: 30_000 }],
    ['power=-1&use=0&people=1e9', { usage: 10 }],
    ['air=99999999', {}],
    ['power=Infinity&floor=NaN', {}],
  ])('brings %s within bounds and says so [R2.181]', (search, hall) => {
    expect(read(search)).toMatchObject({ plan: { hall: { ...emptyHall, ...hall } }, hasProblems: true })
  })

  it.each([
    'saw',
    'saw~',
    'saw~1',
    'saw~1.2.4',
    'saw~-1.2',
    'saw~1e3.2',
    'SAW~1.2',
    '../x~1.2',
    '<script>~1.2',
    `${'a'.repeat(201)}~1.2`,
  ])('leaves out the item %s [R2.181]', (items) => {
    const found = read(String(new URLSearchParams({ items: `${items}_ok~5.6` })))
    expect(found.plan.items).toEqual([{ id: 1, slug: 'ok', x: 5, y: 6, turn: 0 }])
    expect(found.hasProblems).toBe(true)
  })

  it('holds so many items of so many kinds, however long it is [R2.181]', () => {
    const many = read(`items=saw${'~1.2'.repeat(MAX_ITEMS + 1)}`)
    expect([many.plan.items.length, many.hasProblems]).toEqual([MAX_ITEMS, true])
    const kinds = read(`items=${Array.from({ length: MAX_KINDS + 1 }, (_, at) => `s${at}~1.2`).join('_')}`)
    expect([kinds.plan.items.length, kinds.hasProblems]).toEqual([MAX_KINDS, true])
    expect(read(`items=saw${'~1.2'.repeat(100_000)}`).plan.items.length).toBe(MAX_ITEMS)
  })

  it.each(['saw~x5', 'saw~m', 'saw~m-1', 'saw~m1e9', 'saw~m2000000', 'SAW~m1', 'saw~constructor'])(
    'leaves out the typed figure %s [R2.181]',
    (typed) => {
      const found = read(`items=saw~1.2&typed=${typed}`)
      expect([found.plan.typed.size, found.hasProblems]).toEqual([0, true])
    },
  )

  it('knows a product that is named as an object is made [R2.181]', () => {
    const { plan: odd } = read('items=constructor~1.2&typed=constructor~m7')
    expect(odd.typed.get('constructor')).toEqual({ weight: 7 })
    expect(toPlanSearch(odd)).toContain('typed=constructor~m7')
  })
})

it('links name what is to be put into the hall, in bounds [R2.187]', () => {
  expect(readAdds(new URLSearchParams('add=saw,welder:3,A,x:0,y:999,z:-1&turnkey=line-1'))).toEqual({
    added: [
      { slug: 'saw', cnt: 1 },
      { slug: 'welder', cnt: 3 },
      { slug: 'x', cnt: 1 },
      { slug: 'y', cnt: 100 },
      { slug: 'z', cnt: 1 },
    ],
    turnkey: 'line-1',
  })
  expect(readAdds(new URLSearchParams('turnkey=%3Cb%3E'))).toEqual({ added: [], turnkey: null })
})

it('a page depends on the keys of a plan and no others [R2.194]', () => {
  expect(toPlannerKey(new URLSearchParams('utm_source=x&page=2'))).toEqual({})
  expect(toPlannerKey(new URLSearchParams('hall=30&hall=18&items=saw~1.2&add=b&q=welder&utm_source=x'))).toEqual({
    hall: '30x18',
    items: 'saw~1.2',
    add: 'b',
    q: 'welder',
  })
})
