import { expect, it } from 'vitest'
import { decideNews } from './decide-news.ts'

const now = '2027-03-01T12:00:00.000Z'
const base = { state: 'closed', assignee: null, urgent: false, waitingSince: null, erasureRequestedAt: null } as const

it('a message opens what was closed or answered: for whom it belongs to, else as new [R15.116]', () => {
  expect(decideNews(base, {}, now)).toMatchObject({ state: 'new', buyerWroteAt: now })
  expect(decideNews({ ...base, state: 'answered', assignee: 3 }, {}, now)).toMatchObject({ state: 'in-progress' })
  expect(decideNews({ ...base, state: 'in-progress' }, {}, now)).toMatchObject({ state: 'in-progress' })
})

it('its buyer waits from then on, unless he does already [R15.184]', () => {
  const earlier = '2027-02-01T12:00:00.000Z'
  expect(decideNews(base, {}, now).waitingSince).toBe(now)
  expect(decideNews({ ...base, waitingSince: earlier }, {}, now).waitingSince).toBe(now)
  expect(decideNews({ ...base, state: 'in-progress', waitingSince: earlier }, {}, now).waitingSince).toBe(earlier)
})

it('spam stays spam, whatever its sender adds [R15.116]', () => {
  expect(decideNews({ ...base, state: 'spam' }, { urgent: true }, now).state).toBe('spam')
})

it('what was urgent stays so, and the first request for erasure counts [R15.118]', () => {
  expect(decideNews({ ...base, urgent: true }, {}, now).urgent).toBe(true)
  const first = '2027-02-01T12:00:00.000Z'
  const again = decideNews({ ...base, erasureRequestedAt: first }, { erasure: true }, now)
  expect(again.erasureRequestedAt).toBe(first)
  expect(decideNews(base, { erasure: true }, now).erasureRequestedAt).toBe(now)
})
