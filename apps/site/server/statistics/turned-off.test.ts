import { expect, it, vi } from 'vitest'
import { readSiteEnvironment } from '../environment.ts'
import { createStatistics } from './create-statistics.ts'
import { isCounting } from '../http/is-counting.ts'

const settings = { INTERNAL_SECRET: 'a secret of this test' }
const pages = { keptStatus: () => 200, renderedStatus: async () => 200 }
const statuses = async (source: Record<string, string>) => {
  const { routes } = createStatistics(readSiteEnvironment({ ...settings, ...source }), pages, () => ['home'])
  const incoming = { headers: { 'user-agent': 'Mozilla/5.0' }, socket: { remoteAddress: '203.0.113.5' } }
  const seen = { seen: [['/', null, false]], isVisit: true, country: '', device: 'desk', lcp: 0, inp: 0 }
  const asked = [
    routes.request('/', { method: 'POST', body: JSON.stringify(seen) }, { incoming }),
    routes.request('/zones', {}, { incoming }),
  ]
  return (await Promise.all(asked)).map(({ status }) => status)
}

it('counts unless it is turned off, and for a back office of its own alone [R15.170]', () => {
  expect(isCounting(readSiteEnvironment(settings))).toBe(true)
  expect(isCounting(readSiteEnvironment({ ...settings, STATISTICS: '0' }))).toBe(false)
  expect(isCounting(readSiteEnvironment({ ...settings, API_BASE: 'https://elsewhere.example/api' }))).toBe(false)
  expect(isCounting(readSiteEnvironment({}))).toBe(false)
})

it('takes nothing where it is turned off, and starts nothing [R15.170]', async () => {
  expect(await statuses({})).toEqual([204, 200])
  expect(await statuses({ STATISTICS: '0' })).toEqual([404, 404])
  const timer = vi.spyOn(globalThis, 'setInterval')
  const off = createStatistics(readSiteEnvironment({ ...settings, STATISTICS: '0' }), pages, () => [])
  off.start()
  await off.stop()
  expect(timer).not.toHaveBeenCalled()
  timer.mockRestore()
})
