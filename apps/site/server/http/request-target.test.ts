import { describe, expect, it } from 'vitest'
import { readRequestTarget } from './request-target.ts'

describe('the target of a request', () => {
  it.each([
    ['/about', '/about'],
    ['/', '/'],
    ['http://host/about?x=1', '/about?x=1'],
    ['HTTPS://host', '/'],
    ['http://host?x=1', '/?x=1'],
    ['/%61bout', '/about'],
    ['/a%2ec', '/a.c'],
    ['/s%c3%a4ge', '/s%C3%A4ge'],
    ['/a b', '/a%20b'],
    ['/s\u00c3\u00a4ge', '/s%C3%A4ge'],
    ['/_next/static/chunks/%5B..segments%5D.js', '/_next/static/chunks/%5B..segments%5D.js'],
    ['//evil.example/', '//evil.example/'],
    ['/search?q=%2e%2e%2f\\#', '/search?q=%2e%2e%2f\\#'],
  ])('%s is %s [R12.13]', (given, url) => {
    expect(readRequestTarget(given)).toEqual({ url })
  })

  it.each([
    '*',
    'about',
    '/media/../cms-health',
    '/media/%2e%2e/cms-health',
    '/media/%2E./cms-health',
    '/media/..%2fcms-health',
    '/media/..%5ccms-health',
    '/api/shop/products/..\\..\\x',
    '/a#b',
    '/./a',
    '/a/..',
    '/%00',
    '/%0d%0aset-cookie:a',
    '/%E0%A4%A',
    '/%',
  ])('%s is refused [R12.13]', (given) => {
    expect(readRequestTarget(given)).toHaveProperty('refused')
  })
})
