import { expect, it } from 'vitest'
import { metaInfo, microLayout, redirectResult } from './seo.ts'

it.each([
  [{ new_path: '/a/' }, 301],
  [{ new_path: '/a/', status: null }, 301],
  [{ new_path: '/a/', status: 200 }, 301],
  [{ new_path: '/a/', status: 'moved' }, 301],
  [{ new_path: '/a/', status: 308 }, 308],
])('%o redirects with %i [R7.9]', (answer, status) => {
  expect(redirectResult.parse(answer)).toEqual({ new_path: '/a/', status })
})

it('takes null for none, and the rest of the answer counts [R7.4, R7.6]', () => {
  expect(metaInfo.parse({ title: 'Saws', description: null, keywords: null, meta_image: null })).toEqual({
    title: 'Saws',
    description: null,
    keywords: null,
    meta_image: null,
  })
  expect(metaInfo.parse({ title: 'Saws' })).toEqual({ title: 'Saws' })
  expect(redirectResult.parse({ new_path: null, status: null, external: null })).toEqual({
    new_path: null,
    status: 301,
    external: null,
  })
  expect(microLayout.parse(null)).toBeNull()
  expect(microLayout.parse([null, { '@type': 'Thing' }])).toEqual([null, { '@type': 'Thing' }])
})
