import { category, post, product } from '@vitrine/contract/sample'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { siteContext, type SiteContext } from '../../shared/site-context.ts'
import { loadSearch } from './load-search.server.ts'

/** A content API that has these answers, by the names of calls, and nothing else. */
async function load(query: string, answers: Record<string, unknown>, kind: 'products' | null = 'products') {
  const asked: unknown[][] = []
  const logged: unknown[] = []
  const answer = async (name: string, ...input: unknown[]) => {
    asked.push([name, ...input])
    return answers[name]
  }
  const site = {
    api: {
      required: answer,
      optional: async (name: string, fallback: unknown, ...input: unknown[]) =>
        (await answer(name, ...input)) ?? fallback,
      extension: async (name: string, _need: string, ...input: unknown[]) => answer(name, ...input),
    },
    siteUrl: 'https://site.example',
    logSearchWithoutResults: (search: unknown) => logged.push(search),
    languagesOfPosts: async () => ['en'],
  }
  const context = new RouterContextProvider()
  context.set(siteContext, site as unknown as SiteContext)
  const url = new URL(`https://site.example/search-result-products?q=${query}`)
  const { groups, elsewhere, categories, ofCategory } = await loadSearch({ url, context, params: {} }, kind)
  return {
    groups,
    elsewhere,
    categories,
    ofCategory,
    logged,
    asked: asked.filter(([name]) => !['getMetaInfo', 'getMicroLayout', 'listCategories'].includes(String(name))),
  }
}

it('shows what the backend has found, marks it, and asks for no list [R17.13]', async () => {
  const search = { kind: 'products', total: 1000, hasMore: true, hits: [product], fuzzyMatches: [] }
  const { groups, asked } = await load('sample', { search })
  expect(groups).toMatchObject([{ kind: 'products', total: 1000, hasMore: true, fuzzyMatches: [] }])
  expect(groups[0]?.hits[0]?.title.pieces).toEqual(['', 'Sample', ' saw'])
  expect(asked).toEqual([['search', { q: 'sample', kind: 'products', limit: 48 }]])
})

it('shows what comes close where the backend has found nothing, and reports the search [R17.4, R17.13]', async () => {
  const search = { kind: 'products', total: 0, hasMore: false, hits: [], fuzzyMatches: [product] }
  const { groups, logged } = await load('smaple', { search })
  expect(groups[0]?.fuzzyMatches).toHaveLength(1)
  expect(logged).toEqual([{ query: 'smaple', language: 'en', kind: 'products' }])
})

it('searches the list of a backend that lacks the call [R17.13]', async () => {
  const { groups } = await load('sample', {
    listProducts: [product, { ...product, name: 'x', slug: 'x' }],
    listPosts: [post],
  })
  expect(groups).toMatchObject([{ kind: 'products', total: 1, hasMore: false }])
  expect(groups[0]?.hits[0]?.title.pieces).toEqual(['', 'Sample', ' saw'])
})

it('does not load whole lists where the search of the backend fails [R17.13]', async () => {
  const { groups, asked } = await load('sample', { search: null, listProducts: [product] })
  expect(asked.map(([name]) => name)).toEqual(['search', 'search', 'search'])
  expect(groups).toMatchObject([{ kind: 'products', total: 0, hits: [] }])
})

it('searches the other kinds only where one has nothing, and counts only what they contain [R19.30]', async () => {
  const search = { kind: 'products', total: 0, hasMore: false, hits: [], fuzzyMatches: [product] }
  const { asked, elsewhere } = await load('winter', { search })
  expect(asked.map(([, input]) => (input as { kind: string }).kind)).toEqual(['products', 'posts', 'turnkeys'])
  expect(elsewhere.map(({ total, fuzzyMatches }) => [total, fuzzyMatches])).toEqual([
    [0, []],
    [0, []],
  ])
  const found = await load('sample', { search: { ...search, total: 1, hits: [product] } })
  expect([found.asked.length, found.elsewhere]).toEqual([1, []])
})

it('finds categories beside products, marked; who finds one has found something [R19.112]', async () => {
  const search = { kind: 'products', total: 0, hasMore: false, hits: [], fuzzyMatches: [] }
  const listCategories = [category, { ...category, name: 'Welding', slug: 'welding' }]
  const { categories, logged } = await load('weld', { search, listCategories })
  expect(categories).toMatchObject([{ path: '/category/welding', title: { pieces: ['', 'Weld', 'ing'] } }])
  expect(logged).toEqual([])
})

it('finds no category by two letters within a word [R19.112]', async () => {
  const search = { kind: 'products', total: 0, hasMore: false, hits: [], fuzzyMatches: [] }
  const load2 = (query: string, name: string) => load(query, { search, listCategories: [{ ...category, name }] })
  const counts = ['nv', 'co'].map(async (query) => (await load2(query, 'Conveying')).categories.length)
  expect(await Promise.all([...counts, (await load2('切割', '双头切割锯')).categories.length])).toEqual([0, 1, 1])
})

it('shows the first products of a category whose name alone has the query [R19.112]', async () => {
  const search = { kind: 'products', total: 0, hasMore: false, hits: [], fuzzyMatches: [] }
  const answers = { search, listCategories: [{ ...category, name: 'Welding' }], getCategory: category }
  const { categories, ofCategory } = await load('weld', answers)
  expect(categories.map(({ path }) => path)).toEqual([`/category/${category.slug}`])
  expect(ofCategory?.name).toBe('Welding')
  expect(ofCategory?.hits.map(({ path }) => path)).toEqual(
    category.products.map(({ slug }) => `/product/pvc-screwing-machines/${slug}`),
  )
  const found = await load('weld', { ...answers, search: { ...search, total: 1, hits: [product] } })
  expect([found.categories.length, found.ofCategory]).toEqual([1, null])
})

it('shows all of a kind where only one would be left out, beside other kinds [R19.139]', async () => {
  const shown = (total: number) => {
    const hits = Array.from({ length: Math.min(total, 5) }, (_, at) => ({ ...product, slug: `saw-${at}` }))
    return load('sample', { search: { kind: 'products', total, hasMore: false, hits, fuzzyMatches: [] } }, null)
  }
  expect((await shown(5)).groups[0]?.hits).toHaveLength(5)
  expect((await shown(6)).groups[0]?.hits).toHaveLength(4)
})
