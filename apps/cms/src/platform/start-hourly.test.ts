import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Ongoing } from './ongoing.ts'
import { startHourly } from './start-hourly.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR_MS = 60 * 60 * 1000
const failed: unknown[] = []
const payload = { logger: { error: (line: unknown) => failed.push(line) } } as unknown as Payload

it('does its work at the start and every hour, also after a failure, until it is over [R18.85]', async () => {
  const ongoing = new Ongoing()
  let runs = 0
  startHourly(payload, { job: 'example', failure: 'it failed' }, ongoing, async () => {
    if (++runs === 1) throw new Error('no database')
  })
  await vi.advanceTimersByTimeAsync(0)
  expect([runs, failed]).toEqual([1, [{ err: expect.any(Error), msg: 'it failed' }]])
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(runs).toBe(3)
  await ongoing.stop()
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(runs).toBe(3)
})

it('stopping waits for what is being done [R18.106]', async () => {
  const ongoing = new Ongoing()
  const events: string[] = []
  startHourly(payload, { job: 'example', failure: 'it failed' }, ongoing, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    events.push('done')
  })
  await vi.advanceTimersByTimeAsync(1_000)
  const stopped = ongoing.stop().then(() => events.push('stopped'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(events).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  await stopped
  expect(events).toEqual(['done', 'stopped'])
})
