import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from './routes.ts'

it.each([
  ['/sheet/product/nv-4.pdf', 'sheet-product'],
  ['/de/sheet/product/nv-4.pdf', 'sheet-product'],
  ['/sheet/turnkey/line.pdf', 'sheet-turnkey'],
  ['/ar/sheet/turnkey/line.pdf', 'sheet-turnkey'],
  ['/sheet/compare.pdf', 'sheet'],
  ['/de/sheet/basket.pdf', 'sheet'],
  ['/product/sheet/nv-4', 'product-parent-id'],
  ['/turnkey/sheet', 'turnkey-item'],
])('%s is answered by %s [R2.110]', (path, id) => {
  expect(matchRoutes(routes as RouteObject[], path)?.at(-1)?.route.id).toBe(id)
})
