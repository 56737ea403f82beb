import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
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
const text: Text = (key) => `<${key}>`

function headingsOf(products: ProductCard[], categories: CategoryCard[]) {
  const html = renderToString(
    <MemoryRouter>
      <LanguageProvider language="en" text={text}>
        <ProductListPage groups={groupProducts(products, categories).filter((it) => it.products.length > 0)} />
      </LanguageProvider>
    </MemoryRouter>,
  )
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

test('without products the page says so and offers to ask [R2.56]', () => {
  const { html } = headingsOf([], [saws])
  expect(html).toContain('product.none')
  expect(html).toContain('href="/contact"')
  expect(html).not.toContain('Saws')
})
