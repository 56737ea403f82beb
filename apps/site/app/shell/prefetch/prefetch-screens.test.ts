import { expect, test } from 'vitest'
import { decidePrefetch, mayPrefetch } from './prefetch-screens.ts'

const manifest = {
  routes: {
    home: { module: '/assets/home.js', imports: ['/assets/shared.js'], css: ['/assets/home.css'] },
    about: {
      module: '/assets/about.js',
      imports: ['/assets/shared.js', '/assets/parts.js'],
      css: ['/assets/about.css'],
    },
    empty: undefined,
  },
}

test('fetches once what the page has not fetched yet [R13.13]', () => {
  const fetched = new Set(['/assets/home.js', '/assets/shared.js', '/assets/home.css'])
  expect(decidePrefetch(manifest, fetched)).toEqual({
    scripts: ['/assets/about.js', '/assets/parts.js'],
    styles: ['/assets/about.css'],
  })
  expect(decidePrefetch(undefined, fetched)).toEqual({ scripts: [], styles: [] })
})

test('prefetches nothing on metered or slow connections [R13.13]', () => {
  expect(mayPrefetch(undefined)).toBe(true)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch({ saveData: true })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
})
