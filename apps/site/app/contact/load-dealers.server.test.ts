import { afterEach, expect, it, vi } from 'vitest'
import type { PageApi } from '../../shared/site-context.ts'
import { loadDealers } from './load-dealers.server.ts'

afterEach(() => void vi.useRealTimers())

const dealers = [
  { id: 'a', continent: 'asia' },
  { id: 'b', continent: 'europe' },
]

it('asks for the dealers of each continent, with the time [R7.14]', async () => {
  vi.useFakeTimers({ now: 1234 })
  const optional = vi.fn(async (_name: string, _fallback: unknown, query: { continent: string }) =>
    dealers.filter((it) => it.continent === query.continent),
  )
  const all = await loadDealers({ optional } as unknown as PageApi)
  expect(all.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(optional.mock.calls.map(([name, , query]) => [name, query])).toEqual(
    ['europe', 'asia', 'north-america', 'south-america', 'africa', 'oceania'].map((continent) => [
      'listDealers',
      { continent, timestamp: 1234 },
    ]),
  )
})

it('shows each dealer once where a backend does not look at the continent [R3.11, R7.14]', async () => {
  const api = { optional: async () => dealers } as unknown as PageApi
  expect((await loadDealers(api)).map(({ id }) => id)).toEqual(['b', 'a'])
})
