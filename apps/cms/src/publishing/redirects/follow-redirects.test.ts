import { expect, it } from 'vitest'
import { indexRedirects, followRedirects, type Redirect } from './follow-redirects.ts'

const redirects = (...pairs: [from: string, to: string, status?: Redirect['status']][]) =>
  indexRedirects(pairs.map(([from, to, status = '301']) => ({ from, to, status })))

it('follows a chain of any length in one step [R14.6]', () => {
  const long = redirects(...Array.from({ length: 50 }, (_, i): [string, string] => [`/${i}/`, `/${i + 1}`]))
  expect(followRedirects('/0', long)).toMatchObject({ kind: 'redirect', to: '/50', status: '301', external: false })
  expect(followRedirects('/50/', long)).toEqual({ kind: 'none' })
})

it('keeps the language, and lets a language have redirects of its own [R14.5]', () => {
  const all = redirects(['/a/', '/b/'], ['/b/', '/c/'], ['/de/b/', '/de/d/'])
  expect(followRedirects('/ru/a/', all)).toMatchObject({ to: '/ru/c/' })
  expect(followRedirects('/de/a/', all)).toMatchObject({ to: '/de/d/', steps: ['/de/a/', '/de/b/'] })
})

it('is permanent only if every step is', () => {
  expect(followRedirects('/a/', redirects(['/a/', '/b/', '301'], ['/b/', '/c/', '302']))).toMatchObject({
    status: '302',
  })
})

it('finds a circle of any length, and in one language only [R14.6]', () => {
  expect(followRedirects('/a', redirects(['/a/', '/b'], ['/b/', '/c'], ['/c/', '/a?x=1']))).toEqual({
    kind: 'circle',
    steps: ['/a/', '/b/', '/c/', '/a/'],
  })
  const german = redirects(['/a/', '/b/'], ['/de/b/', '/de/a/'])
  expect(followRedirects('/a/', german).kind).toBe('redirect')
  expect(followRedirects('/de/a/', german).kind).toBe('circle')
})

it('leads to another site where that is allowed, and no further [R14.5]', () => {
  const all = indexRedirects([
    { from: '/a/', to: '/shop/', status: '301' },
    { from: '/shop/', to: 'https://shop.example/', status: '308', external: true },
  ])
  expect(followRedirects('/tr/a/', all)).toMatchObject({ to: 'https://shop.example/', external: true, status: '301' })
})
