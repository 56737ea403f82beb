import { expect, it } from 'vitest'
import { isReservedPath, prefixesOf, reservedPaths, unredirectedStarts } from './reserved-paths.ts'

it.each(['/admin', '/admin/login', '/cms-api/users', '/_next/x.js', '/media/a.jpg', '/api/docs/', '/healthz'])(
  '%s is no page',
  (path) => expect(isReservedPath(path)).toBe(true),
)

it.each(['/', '/administration', '/apiary', '/de/admin', '/turnkey'])('%s may be a page', (path) =>
  expect(isReservedPath(path)).toBe(false),
)

it('tells kinds apart', () => {
  expect(isReservedPath('/media/a.jpg', 'upload')).toBe(true)
  expect(isReservedPath('/media/a.jpg', 'back-office', 'asset')).toBe(false)
  expect(prefixesOf('content-api', 'asset')).toEqual(['/api', '/assets'])
})

it('names each prefix once, with a slash before it and none behind', () => {
  const prefixes = reservedPaths.map(({ prefix }) => prefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  expect(prefixes.filter((prefix) => !/^\/.*[^/]$/.test(prefix))).toEqual([])
})

it('asks for no redirect of the addresses that the requirements name [R7.8]', () => {
  expect(unredirectedStarts.toSorted()).toEqual(['/_ipx', '/_loading', '/_nuxt', '/compare', '/media/', '/ro/compare'])
})
