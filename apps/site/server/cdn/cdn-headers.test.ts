import { expect, it } from 'vitest'
import { cdnHeaders } from './cdn-headers.ts'

const purged = { CDN_TAG_HEADER: 'surrogate-key', CDN_PURGE_URL: 'https://cdn.example/purge' } as const
const SHARED = 'public, max-age=0, s-maxage=3600, must-revalidate'

it('tells a CDN the tags of a page in the header that it reads, and that it may keep the page where it hears of changes [R13.19]', () => {
  const tags = ['products:12', 'company']
  expect(cdnHeaders(purged, tags)).toEqual({ 'surrogate-key': 'products:12 company', 'cache-control': SHARED })
  expect(cdnHeaders({ CDN_TAG_HEADER: 'cache-tag', CDN_PURGE_URL: undefined }, tags)).toEqual({
    'cache-tag': 'products:12,company',
  })
  expect(cdnHeaders({ CDN_TAG_HEADER: undefined, CDN_PURGE_URL: undefined }, tags)).toEqual({})
})

it('lets a CDN keep nothing of which it is not known what it shows [R13.19]', () => {
  expect(cdnHeaders(purged, null)).toEqual({})
})

it('names kinds of documents where the documents are too many for a header [R13.19]', () => {
  const tags = Array.from({ length: 1000 }, (_, i) => `products:${i}`)
  const many = [...tags, 'company', 'categories:3:products']
  expect(cdnHeaders(purged, many)['surrogate-key']).toBe('products company categories:3:products')
  expect(cdnHeaders(purged, tags.slice(0, 500))['surrogate-key']).toBe(tags.slice(0, 500).join(' '))
  expect(
    cdnHeaders(
      purged,
      Array.from({ length: 1000 }, (_, i) => `kind-${i}:1`),
    ),
  ).toEqual({})
})
