import { expect, it } from 'vitest'
import { upcomingFirst } from './upcoming-first.server.ts'

const post = (name: string, event: { starts_on: string; ends_on: string } | null | undefined) => ({ name, event })

it('shows events that are not over first, the nearest before the others, and leaves the rest as it is [R2.250]', () => {
  const posts = [
    post('far', { starts_on: '2027-05-18', ends_on: '2027-05-20' }),
    post('article', null),
    post('over', { starts_on: '2026-11-25', ends_on: '2026-11-28' }),
    post('last day', { starts_on: '2026-11-27', ends_on: '2026-11-29' }),
    post('of a backend without events', undefined),
    post('near', { starts_on: '2027-01-20', ends_on: '2027-01-20' }),
  ]
  expect(upcomingFirst(posts, '2026-11-29').map(({ name }) => name)).toEqual([
    'last day',
    'near',
    'far',
    'article',
    'over',
    'of a backend without events',
  ])
})
