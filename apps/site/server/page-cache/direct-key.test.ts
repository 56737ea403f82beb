import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRequestTarget } from '../http/request-target.ts'
import { toCacheKey } from './cache-key.ts'

const part = fc.oneof(
  fc.constantFrom(
    'about',
    'de',
    'contact',
    'product',
    'category',
    'blog',
    'search-result',
    'nv-450',
    '%D0%BA',
    'a b',
    '%2e',
    '',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)
const pair = fc.tuple(
  fc.constantFrom('q', 'page', 'product', 'turnkey', 'utm_source', '_routes'),
  fc.oneof(fc.constantFrom('2', '02', '1', ' saw ', 'a+b', '%', 'ä'), fc.string({ maxLength: 8 })),
)
const address = fc.tuple(fc.array(part, { maxLength: 4 }), fc.array(pair, { maxLength: 3 }), fc.boolean())

/** What an address as it comes is looked up under, first of all (create-site.ts): right only if the long way would look there too. */
it('the address in the key of a page has that key, so a page may be looked up by its address [R13.61, R13.2]', () => {
  const check = ([parts, pairs, isEncoded]: [string[], [string, string][], boolean]) => {
    const query = pairs.map(([name, value]) => `${name}=${isEncoded ? encodeURIComponent(value) : value}`).join('&')
    const target = readRequestTarget(`/${parts.join('/')}${query && `?${query}`}`)
    const key = 'url' in target ? toCacheKey('GET', target.url, 'de') : null
    if (!key?.startsWith('html ')) return
    const direct = key.slice('html '.length)
    expect(readRequestTarget(direct)).toEqual({ url: direct })
    expect(toCacheKey('HEAD', direct, 'en')).toBe(key)
  }
  fc.assert(fc.property(address, check), { numRuns: 2000 })
})
