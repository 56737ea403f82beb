import { describe, expect, it } from 'vitest'
import { languageOfPath, toCacheKey } from './cache-key.ts'

describe('toCacheKey', () => {
  it.each([
    ['/', 'html /'],
    ['/ru/turnkey?utm_source=x', 'html /ru/turnkey'],
    ['/about/', 'html /about/'],
    ['/ru/turnkey.data', 'data /ru/turnkey.data'],
    ['/turnkey.data?_routes=root,turnkey&utm_source=x', 'data /turnkey.data?_routes=root%2Cturnkey'],
    ['/api/shop/products', 'api tr /shop/products'],
    ['/api/shop/products/?x=1', 'api tr /shop/products'],
    ['/api/main/dillers/?timestamp=5&continent=asia', 'api tr /main/dillers/?continent=asia'],
    ['/api/seo/get-meta-info?path=/ru/', 'api tr /seo/get-meta-info/?path=%2Fru%2F'],
    ['/media/saw-640.avif', 'media /media/saw-640.avif'],
  ])('%s is %s', (url, key) => expect(toCacheKey('GET', url, 'tr')).toBe(key))

  it.each([
    '/api/revision/',
    '/api/nope',
    '/admin',
    '/admin/login',
    '/cms-api/users/me',
    '/_next/x.js',
    '/healthz',
    '/media/a.avif?w=7',
    `/a.data?_routes=${'<'.repeat(9)}`,
  ])('does not keep %s', (url) => expect(toCacheKey('GET', url, undefined)).toBeNull())

  it('keeps nothing but GET and HEAD', () => {
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
])('the language of %s is %s', (path, language) => expect(languageOfPath(path)).toBe(language))
