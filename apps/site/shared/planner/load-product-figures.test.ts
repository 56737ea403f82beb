import { product } from '@vitrine/contract/sample'
import { expect, it, vi } from 'vitest'
import type { PageApi } from '../site-context.ts'
import { loadProductFigures } from './load-product-figures.ts'

const figuresOf = (slug: string) => ({ ...product, slug })

/** Asks for products of a backend that answers a call for figures so, and that has each product but `gone`. */
async function load(slugs: readonly string[], answered: unknown) {
  const extension = vi.fn(async () => answered)
  const optional = vi.fn(async (_: string, fallback: unknown, { id }: { id: string }) =>
    id === 'gone' ? fallback : figuresOf(id),
  )
  const figures = await loadProductFigures({ extension, optional } as unknown as PageApi, slugs)
  return { slugs: figures.map(({ slug }) => slug), calls: [extension.mock.calls, optional.mock.calls.length] }
}

it('asks once for all products that are laid out [R13.102]', async () => {
  expect(await load(['saw', 'gone', 'welder'], [figuresOf('saw'), figuresOf('welder')])).toEqual({
    slugs: ['saw', 'welder'],
    calls: [[['listProductFigures', 'optional', { ids: 'saw,gone,welder' }]], 0],
  })
})

it('asks a backend that lacks the call for each of them [R13.102, R7.13]', async () => {
  expect(await load(['saw', 'gone', 'welder'], undefined)).toMatchObject({
    slugs: ['saw', 'welder'],
    calls: [[expect.anything()], 3],
  })
})

it('asks no further where the call has failed, and nothing for an empty hall [R13.102]', async () => {
  expect(await load(['saw'], null)).toMatchObject({ slugs: [], calls: [[expect.anything()], 0] })
  expect(await load([], [])).toEqual({ slugs: [], calls: [[], 0] })
})
