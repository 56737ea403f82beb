import { slugs } from '@vitrine/contract/shapes/text'
import { afterEach, expect, it, vi } from 'vitest'
import { loadProducts } from './load-products.ts'

afterEach(() => vi.unstubAllGlobals())

/** A backend that has these products. @param isForeign it ignores what it is asked for */
function answer(all: readonly string[], isForeign = false) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, 'https://norvane.example').searchParams.get('ids') ?? ''
    asked.push(ids)
    return Response.json(
      all.filter((it) => isForeign || ids.split(',').includes(it)).map((slug) => ({ id: slug, slug })),
    )
  })
  return asked
}

const idsOf = async (ids: readonly string[]) => (await loadProducts('de', ids)).map(({ id }) => id)

it('asks for what it needs and nothing else, each once and in one order [R4.25]', async () => {
  const asked = answer(['a', 'b', 'c'])
  expect(await idsOf(['c', 'a', 'c', 'gone', 'no slug', '../x'])).toEqual(['a', 'c'])
  expect(asked).toEqual(['a,c,gone'])
  expect(await idsOf([])).toEqual([])
  expect(asked).toHaveLength(1)
})

it('asks for no more at a time than the content API takes [R4.25]', async () => {
  const all = Array.from({ length: 250 }, (_, number) => `product-${number}`)
  const asked = answer(all)
  expect((await idsOf(all)).toSorted()).toEqual(all.toSorted())
  expect(asked.map((ids) => ids.split(',').length)).toEqual([100, 100, 50])
  expect(asked.every((ids) => slugs.safeParse(ids).success)).toBe(true)
})

it('takes its own from all products, where a backend answers them [R4.25, R13.12]', async () => {
  answer(['a', 'b', 'c'], true)
  expect(await idsOf(['b'])).toEqual(['b'])
})
