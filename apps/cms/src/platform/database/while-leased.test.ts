import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Lease } from './lease.ts'
import { whileLeased } from './while-leased.ts'

const LEASE_MS = 15_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure = Object.assign(new Error('Failed query: update … params: ada@example.com'), { query: '', params: [] })

type Answer = boolean | 'fails' | 'hangs'

/** A lease that answers as it is told, and work that says whether it goes on. */
function start(answers: Answer[], ms = LEASE_MS, stopMs = 0, startMs = 0) {
  const events: string[] = []
  const logged: unknown[][] = []
  let takes = 0
  let last: Answer = false
  const lease: Lease = {
    ms,
    take() {
      takes++
      last = answers.shift() ?? last
      if (last === 'hangs') return new Promise(() => undefined)
      return last === 'fails' ? Promise.reject(failure) : Promise.resolve(last)
    },
    release: async () => void events.push('released'),
  }
  const work = async () => {
    if (startMs > 0) await new Promise((resolve) => setTimeout(resolve, startMs))
    events.push('started')
    return {
      async stop() {
        if (stopMs > 0) await new Promise((resolve) => setTimeout(resolve, stopMs))
        events.push('stopped')
      },
    }
  }
  const held = whileLeased(lease, work, (...values) => logged.push(values))
  return { events, logged, held, countTakes: () => takes }
}

it('works only while it has the lease, and starts again when it gets it back [R18.54]', async () => {
  const { events, held } = start([false, true, true, false, true])
  await vi.advanceTimersByTimeAsync(0)
  expect(held.isHeld()).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(held.isHeld()).toBe(true)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(events).toEqual(['started', 'stopped', 'started'])
})

it.each(['fails', 'hangs'] as const)(
  'stops before another can take the lease where renewing it %s, and goes on when it gets it back [R18.54]',
  async (how) => {
    const answers: Answer[] = [true, how]
    const { events, held } = start(answers)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(held.isHeld()).toBe(true)
    await vi.advanceTimersByTimeAsync(LEASE_MS - 3_001)
    expect(held.isHeld()).toBe(false)
    expect(events).toEqual(['started', 'stopped'])
    answers.push(true)
    await vi.advanceTimersByTimeAsync(LEASE_MS)
    expect(held.isHeld()).toBe(true)
  },
)

it('stops its work first and gives the lease back then [R18.54]', async () => {
  const { events, held } = start([true])
  await vi.advanceTimersByTimeAsync(0)
  await held.stop()
  expect(events).toEqual(['started', 'stopped', 'released'])
})

it('starts again only when what it stopped is over [R18.54]', async () => {
  const { events, held } = start([true, false, true], LEASE_MS, 60_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(events).toEqual(['started'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual(['started', 'stopped', 'started'])
  expect(held.isHeld()).toBe(true)
})

it('never stops where the lease has no end, as for the only process of a database', async () => {
  const { events } = start([true], Infinity)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(events).toEqual(['started'])
})

it('renews the lease while the work is being started, and stops what was started too late [R18.54, R18.106]', async () => {
  const slow = start([true], LEASE_MS, 0, 60_000)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(slow.countTakes()).toBeGreaterThan(15)
  await vi.advanceTimersByTimeAsync(2_000)
  expect([slow.held.isHeld(), slow.events]).toEqual([true, ['started']])

  const lost = start([true, false], LEASE_MS, 0, 60_000)
  await vi.advanceTimersByTimeAsync(61_000)
  expect([lost.held.isHeld(), lost.events]).toEqual([false, ['started', 'stopped']])
})

it('stops what is still being started before it gives the lease back [R18.106]', async () => {
  const { events, held } = start([true], LEASE_MS, 0, 10_000)
  await vi.advanceTimersByTimeAsync(1_000)
  const stopped = held.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  await stopped
  expect(events).toEqual(['started', 'stopped', 'released'])
})

it('logs an error apart from the line, so that the log can leave out what a row holds [R18.84]', async () => {
  const { logged } = start(['fails'])
  await vi.advanceTimersByTimeAsync(0)
  expect(logged).toEqual([[expect.not.stringContaining('ada@example.com'), failure]])
})
