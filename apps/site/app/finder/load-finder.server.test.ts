import type { FinderResults } from '@vitrine/contract/shapes/finder'
import { category, product } from '@vitrine/contract/sample'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { siteContext, type SiteContext } from '../../shared/site-context.ts'
import { loadFinder } from './load-finder.server.ts'

const choices = (key: string) => ({ kind: 'choice' as const, key, name: '', group: null, count: 1, choices: [] })
const results: FinderResults = {
  total: 50,
  products: [product],
  facets: [choices('category'), choices('material')],
  sortable: [],
  loosen: [{ key: 'category', total: 3 }],
  unknown: [],
}

/** Loads with a content API that answers this to the finder; undefined: it lacks it. */
async function load(search: string, found: FinderResults | undefined, of: string | null = null) {
  const asked: unknown[] = []
  let isKept = true
  const site = {
    api: {
      required: async () => category,
      optional: async (_: string, fallback: unknown) => fallback,
      extension: async (name: string, _need: string, input: unknown) => {
        if (name === 'getInterfaceTexts') return { 'finder.from': 'at least', to: 'not of the finder' }
        asked.push(input)
        return found
      },
    },
    siteUrl: 'https://site.example',
    doNotKeep: () => (isKept = false),
  }
  const context = new RouterContextProvider()
  context.set(siteContext, site as unknown as SiteContext)
  const loaded = await loadFinder({ url: new URL(`https://site.example/product${search}`), context, params: {} }, of)
  return { loaded, asked, isKept }
}

it('leaves addresses that ask the finder nothing to the list [R2.83]', async () => {
  expect(await load('?page=2&utm_source=x', results)).toEqual({ loaded: null, asked: [], isKept: true })
})

it('asks for a page in one form, and is kept by nobody [R2.81, R2.83]', async () => {
  const { loaded, asked, isKept } = await load('?weight.to=900&sort=-weight&page=2', results)
  expect([asked, isKept]).toEqual([[{ page: 2, limit: 48, filters: 'weight:..900', sort: '-weight' }], false])
  expect(loaded?.list).toEqual({ page: 2, pages: 2, total: 50 })
  expect(loaded?.meta.canonical).toBe('https://site.example/product')
})

it('asks for the products of a category alone, whatever the address says of others [R2.81]', async () => {
  const { loaded, asked } = await load('?category.is=other&weight.to=900', results, 'saws')
  expect(asked).toEqual([{ page: 1, limit: 48, filters: 'category:saws;weight:..900' }])
  expect([loaded?.found.facets.map(({ key }) => key), loaded?.found.loosen]).toEqual([['material'], []])
  expect(loaded?.meta.canonical).toBe('https://site.example/category/saws')
})

it('asks no more than a backend takes, with the category too [R2.82]', async () => {
  const many = Array.from({ length: 30 }, (_, at) => `p${at}.from=1`).join('&')
  const { asked } = await load(`?${many}`, results, 'saws')
  expect((asked[0] as { filters: string }).filters.split(';')).toHaveLength(12)
})

it('shows the plain list where the backend lacks the finder [R2.85]', async () => {
  expect((await load('?weight.to=900', undefined)).loaded).toBeNull()
})

it('is not found beyond the last page [R2.81]', async () => {
  await expect(load('?find=1&page=3', results)).rejects.toMatchObject({ init: { status: 404 } })
})

it('has the texts of editors in place of its own [R14.230]', async () => {
  const { loaded } = await load('?weight.to=900', results)
  expect([loaded?.texts.from, loaded?.texts.to]).toEqual(['at least', 'to'])
})
