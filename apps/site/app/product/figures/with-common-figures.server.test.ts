import type { ProductCard } from '@vitrine/contract/shapes/shop'
import { expect, it, vi } from 'vitest'
import type { PageApi } from '../../../shared/site-context.ts'
import { loadFigures, withCommonFigures, withFiguresOfCategories } from './with-common-figures.server.ts'

const power = (value: number) => ({
  key: 'power',
  name: 'Power',
  group: null,
  unit: 'kW',
  value: String(value),
  number: value,
})
const card = (slug: string) => ({ slug, highlights: [{ key: 'own' }] }) as unknown as ProductCard
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(`p${at}`))

/** Knows the power of all products but one. */
function backend(without = '') {
  const extension = vi.fn(async (_name: string, _kind: string, { ids }: { ids: string }) =>
    ids.split(',').map((slug) => {
      const figures = slug === without ? [] : [power(4)]
      return { slug, specifications: figures, highlights: figures }
    }),
  )
  return { api: { extension } as unknown as PageApi, extension }
}

it('the figures of a hundred products are asked for in one call, and of none in none [R19.148]', async () => {
  const { api, extension } = backend()
  expect((await loadFigures(api, cards(250))).size).toBe(250)
  expect(extension).toHaveBeenCalledTimes(3)
  expect((await loadFigures(api, [])).size).toBe(0)
  expect(extension).toHaveBeenCalledTimes(3)
})

it('a product without a figure that the others have shows a dash, and one alone what is its own [R19.148]', async () => {
  const { api } = backend('p1')
  const shown = await withCommonFigures(api, cards(4))
  expect(shown.map(({ highlights }) => highlights.map(({ name, value }) => `${name} ${value}`))).toEqual([
    ['Power 4'],
    ['Power –'],
    ['Power 4'],
    ['Power 4'],
  ])
  expect(await withCommonFigures(api, [card('p0')])).toEqual([card('p0')])
})

it('products found of several categories show what those of their category have in common, in the order found [R19.148]', async () => {
  const { api } = backend()
  const of = (slug: string, category_slug: string) => ({ ...card(slug), category_slug })
  const shown = await withFiguresOfCategories(api, [of('p0', 'saws'), of('p1', 'welders'), of('p2', 'saws')])
  expect(shown.map(({ slug, highlights }) => `${slug} ${highlights[0]?.key}`)).toEqual([
    'p0 power',
    'p1 own',
    'p2 power',
  ])
})
