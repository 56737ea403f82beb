import { expect, test } from 'vitest'
import { decideLinkPrefetch } from './link-prefetch.ts'

test('links are prefetched on approach, but not on metered or slow connections [R13.13]', () => {
  expect(decideLinkPrefetch(undefined)).toBe('intent')
  expect(decideLinkPrefetch({ effectiveType: '4g' })).toBe('intent')
  expect(decideLinkPrefetch({ saveData: true, effectiveType: '4g' })).toBe('none')
  expect(decideLinkPrefetch({ effectiveType: '2g' })).toBe('none')
  expect(decideLinkPrefetch({ effectiveType: 'slow-2g' })).toBe('none')
})
