import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Lease } from './lease.ts'
import { whileLeased } from './while-leased.ts'

const LEASE_MS = 15_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = boolean | 'fails' | 'hangs'

/** A lease that answers as it is told, and work that says whether it goes on. */
function start(answers: Answer[], ms = LEASE_MS, stopMs = 0) {
  const events: string[] = []
  let last: Answer = false
  const lease: Lease = {
    ms,
    take() {
      last = answers.shift() ?? last
      if (last === 'hangs') return new Promise(() => undefined)
      return last === 'fails' ? Promise.reject(new Error('no database')) : Promise.resolve(last)
    },
    release: async () => void events.push('released'),
  }
  const work = async () => {
    events.push('started')
    return {
      async stop() {
        if (stopMs > 0) await new Promise((resolve) => setTimeout(resolve, stopMs))
        events.push('stopped')
      },
    }
  }
  return { events, held: whileLeased(lease, work, () => undefined) }
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
