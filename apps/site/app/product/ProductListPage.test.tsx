import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Text } from '../../shared/texts/texts.ts'
import { LanguageProvider } from '../i18n/LanguageContext.tsx'
import { groupProducts } from './group-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

const card = { fallbackFields: [], highlights: [], image: null, name: '', subtitle: '', summary: '' }
const product = (id: string, category_slug: string | null) => {
  return { ...card, id, slug: id, model: id, category_slug } as unknown as ProductCard
}
const saws = { ...card, id: 'saws', slug: 'saws', name: 'Saws', position: 1 } as unknown as CategoryCard
const text: Text = (key, values) => `<${[key, ...Object.values(values ?? {})].join(' ')}>`

function headingsOf(products: ProductCard[], categories: CategoryCard[], position = { page: 1, pages: 1 }) {
  const list = { ...position, total: products.length }
  const groups = groupProducts(products, categories).filter((it) => it.products.length > 0)
  const element = (
    <LanguageProvider language="en" text={text}>
      <ProductListPage groups={groups} list={list} />
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/ar/product'] })
  const html = renderToString(<RouterProvider router={router} />)
  return { html, headings: [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map((it) => it[1]) }
}

test('products without a category stand last, under a heading of their own [R2.56]', () => {
  const { headings, html } = headingsOf([product('NV 2', null), product('NV 1', 'saws')], [saws])
  expect(headings).toEqual(['Saws', '&lt;product.other&gt;'])
  expect(html.indexOf('NV 1')).toBeLessThan(html.indexOf('NV 2'))
  expect(html).toContain('href="#saws"')
})

test('without categories the products stand alone, without a menu of groups [R2.56, R8.11]', () => {
  const { headings, html } = headingsOf([product('NV 1', 'saws')], [])
  expect(headings).toEqual(['&lt;category.products&gt;'])
  expect(html).not.toContain('product.onThisPage')
})

test('what products leave of their last row says how many they are, and leads to their comparison [R19.148]', () => {
  const { html } = headingsOf([product('saw-1', 'saws'), product('saw-2', 'saws')], [saws])
  expect(html).toContain('&lt;category.productCount 2&gt;')
  expect(html).toContain('href="/compare?products=saw-1,saw-2"')
})

test('without products the page says so and offers to ask [R2.56]', () => {
  const { html } = headingsOf([], [saws])
  expect(html).toContain('product.none')
  expect(html).toContain('href="/contact"')
  expect(html).not.toContain('Saws')
})

test('a list of one page has no links to pages; one of several has them, with the next one below as a link [R2.58, R2.59]', () => {
  const products = Array.from({ length: 100 }, (_, index) => product(`nv-${index}`, null))
  expect(headingsOf(products, []).html).not.toContain('list.pages')
  const { html } = headingsOf(products, [], { page: 2, pages: 3 })
  expect(html).toContain('&lt;product.shown 49 96 100&gt;')
  const links = [...html.matchAll(/<a ([^>]*)href="(\/ar\/product[^"]*)"[^>]*>/g)].map(([tag, , to]) => [
    /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '',
    to,
    tag.includes('aria-current="page"'),
  ])
  expect(links).toEqual([
    ['', '/ar/product?page=3', false],
    ['&lt;list.previous&gt;', '/ar/product', false],
    ['&lt;list.page 1&gt;', '/ar/product', false],
    ['&lt;list.page 2&gt;', '/ar/product?page=2', true],
    ['&lt;list.page 3&gt;', '/ar/product?page=3', false],
    ['&lt;list.next&gt;', '/ar/product?page=3', false],
  ])
})
