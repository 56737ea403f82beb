import { describe, expect, it } from 'vitest'
import { languageOfPath, toCacheKey } from './cache-key.ts'

describe('toCacheKey', () => {
  it.each([
    ['/', 'html /'],
    ['/ru/turnkey?utm_source=x', 'html /ru/turnkey'],
    ['/about/', 'html /about/'],
    ['/ru/turnkey.data', 'data /ru/turnkey.data'],
    ['/ru/turnkey?_hydration=abc&utm_source=x', 'hydration /ru/turnkey'],
    ['/product?page=2&_hydration=abc', 'hydration /product?page=2'],
    ['/turnkey.data?_routes=root,turnkey&utm_source=x', 'data /turnkey.data?_routes=root%2Cturnkey'],
    ['/search-result?q=saw&utm_source=x', 'html /search-result?q=saw'],
    ['/search-result?q=', 'html /search-result'],
    ['/de/contact?product=nv-450&utm_source=x', 'html /de/contact?product=nv-450'],
    ['/contact?turnkey=line-1&product=%3Cscript%3E', 'html /contact?turnkey=line-1'],
    ['/about?product=nv-450', 'html /about'],
    ['/de/compare?products=a,b,B&add=c&utm_source=x', 'html /de/compare?products=a%2Cb%2Cc'],
    ['/compare.data?products=a,b,c,d,e,f&q=saw', 'data /compare.data?products=a%2Cb%2Cc%2Cd%2Ce&q=saw'],
    ['/about?products=a', 'html /about'],
    ['/ar/planner?hall=30x18&items=saw~1.2&utm_source=x', 'html /ar/planner?hall=30x18&items=saw%7E1.2'],
    ['/planner?utm_source=x', 'html /planner'],
    [
      '/ru/search-result-products?q=+%D0%BF%D0%B8%D0%BB%D0%B0%20',
      'html /ru/search-result-products?q=%D0%BF%D0%B8%D0%BB%D0%B0',
    ],
    ['/search-result-turnkeys/?q=a&q=b', 'html /search-result-turnkeys/?q=a'],
    ['/search-result-articles.data?hints&q=a%26b', 'data /search-result-articles.data?q=a%26b&hints='],
    ['/ar/search-result.data?q=x&_routes=search-result', 'data /ar/search-result.data?_routes=search-result&q=x'],
    [`/search-result?q=${'a'.repeat(101)}`, `html /search-result?q=${'a'.repeat(100)}`],
    ['/about?q=saw', 'html /about'],
    ['/product?page=2&utm_source=x', 'html /product?page=2'],
    ['/product?page=2&page=3', 'html /product?page=2'],
    ['/product?page=1', 'html /product?page=1'],
    ['/de/category/saws?page=12', 'html /de/category/saws?page=12'],
    ['/cn/product/saws/?page=3', 'html /cn/product/saws/?page=3'],
    ['/blog?page=2', 'html /blog?page=2'],
    ['/product.data?page=3&_routes=language,product', 'data /product.data?_routes=language%2Cproduct&page=3'],
    ...['02', '0', '-1', '+2', '2.0', '2e1', '%D9%A2', 'abc', '', '1000000'].map((it) => [
      `/product?page=${it}`,
      'html /product',
    ]),
    ...['/product/pvc-screwing-machines/nv-1', '/blog/a', '/category', '/about', '/turnkey'].map((it) => [
      `${it}?page=2`,
      `html ${it}`,
    ]),
    ['/de/dealers?utm_source=x&need=sale&near=+Ulm', 'html /de/dealers?near=Ulm&need=sale'],
    ['/dealers?need=nothing', 'html /dealers?partly=1'],
    ['/contact?dealer=12&near=Ulm', 'html /contact?dealer=12'],
    ['/contact?dealer=%27', 'html /contact'],
    ['/search-results?q=saw', 'html /search-results'],
    ['/turnkey.data?q=saw', 'data /turnkey.data'],
    ['/api/shop/products', 'api tr /shop/products'],
    ['/api/shop/products/?x=1', 'api tr /shop/products'],
    ['/api/main/dillers/?timestamp=5&continent=asia', 'api tr /main/dillers/?continent=asia'],
    ['/api/seo/get-meta-info?path=/ru/', 'api tr /seo/get-meta-info/?path=%2Fru%2F'],
    ['/media/saw-640.avif', 'media /media/saw-640.avif'],
  ])('%s is %s [R13.2]', (url, key) => expect(toCacheKey('GET', url, 'tr')).toBe(key))

  it.each([
    '/api/revision/',
    '/api/revision/?since=3',
    '/api/nope',
    '/api/shop/products?ids=nv-1',
    '/api/shop/products?page=2',
    '/api/documents/?product=nv-1&on=2026-05-31',
    '/api/shop/products?limit=3',
    '/api/shop/categories/saws/?page=1&limit=8',
    '/admin',
    '/admin/login',
    '/cms-api/users/me',
    '/_next/x.js',
    '/healthz',
    '/media/a.avif?w=7',
    `/a.data?_routes=${'<'.repeat(9)}`,
  ])('does not cache %s', (url) => expect(toCacheKey('GET', url, undefined)).toBeNull())

  it('caches nothing but GET and HEAD', () => {
    expect(toCacheKey('POST', '/', undefined)).toBeNull()
    expect(toCacheKey('HEAD', '/administration', undefined)).toBe('html /administration')
  })
})

it.each([
  ['/', 'en'],
  ['/ru', 'ru'],
  ['/ru.data', 'ru'],
  ['/_.data', 'en'],
  ['/rum', 'en'],
  ['/ir/blog/x', 'ir'],
])('the language of %s is %s [R2.1]', (path, language) => expect(languageOfPath(path)).toBe(language))

it('tells apart what the finder and the guide are asked, in one form, and not on a product or another list [R2.83, R2.87]', () => {
  const keyOf = (url: string) => toCacheKey('GET', url, undefined)
  expect(keyOf('/product?utm_source=x&weight.to=900&weight.from=')).toBe('html /product?weight.to=900')
  expect(keyOf('/de/category/saws.data?page=2&find=1')).toBe('data /de/category/saws.data?page=2&find=1')
  expect(keyOf('/blog?weight.to=900')).toBe('html /blog')
  expect(keyOf('/product/a/b?weight.to=900')).toBe('html /product/a/b')
  expect(keyOf('/finder?windows=100&x=1')).toBe('html /finder?windows=100')
})
