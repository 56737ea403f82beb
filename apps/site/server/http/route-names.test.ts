import { expect, it } from 'vitest'
import { routeOfAddress, routeOfKey } from './route-names.ts'

const routeIdsOf = (path: string) => (path.startsWith('/product/') ? ['root', 'language', 'product-parent-id'] : [])

it.each([
  ['html /product/saws/nv-450?utm=letter', 'product-parent-id'],
  ['data /product/saws/nv-450.data', 'product-parent-id.data'],
  ['hydration /product/saws/nv-450', 'product-parent-id.data'],
  ['html /elsewhere', 'page'],
  ['api de /main/reviews/?page=2', 'content-api'],
  ['media /media/pictures/a.avif', 'upload'],
])('%j is counted as %s [R18.85]', (key, route) => {
  expect(routeOfKey(key, routeIdsOf)).toBe(route)
})

it.each([
  ['GET', '/metrics/cms', 'metrics'],
  ['POST', '/api/order_request/', 'enquiry'],
  ['GET', '/api/search/?q=Ada', 'content-api'],
  ['GET', '/admin/collections/products', 'back-office'],
  ['GET', '/sitemap-2.xml', 'search-engines'],
  ['POST', '/de/contact', 'page-post'],
  ['GET', '/_nuxt/a.js', 'page'],
  ['GET', '/ada@example.com', 'page'],
])('%s %s is counted as %s, whatever else stands in the address [R18.85]', (method, url, route) => {
  expect(routeOfAddress(method, url)).toBe(route)
})
