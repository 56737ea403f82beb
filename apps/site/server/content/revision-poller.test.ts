import type { Client } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Changed } from '../page-cache/tags.ts'
import { RevisionPoller } from './revision-poller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('calls its listeners each time that the content API is back, and not between [R10.15]', async () => {
  const answers = ['up', 'up', 'down', 'down', 'up']
  const client = vi.fn<() => Promise<{ revision: number }>>(async () => {
    if (answers.shift() === 'down') throw new ApiUnreachable('no answer')
    return { revision: 1 }
  })
  const poller = new RevisionPoller(client as unknown as Client, 60)
  const returned = vi.fn<() => void>()
  poller.onReachable(returned)
  await poller.start()
  const calls = [returned.mock.calls.length]
  for (let turn = 0; turn < 4; turn++) {
    await vi.advanceTimersByTimeAsync(500)
    calls.push(returned.mock.calls.length)
  }
  poller.stop()
  expect(calls).toEqual([1, 1, 1, 1, 2])
})

it('tells whether the content API answers at all, and takes 2 s without an answer for none [R13.9]', async () => {
  let answer: () => Promise<{ revision: number }> = async () => ({ revision: 1 })
  const poller = new RevisionPoller((() => answer()) as unknown as Client, 60)
  await poller.start()
  poller.stop()
  expect(await poller.isAnswering()).toBe(true)
  answer = () => new Promise(() => undefined)
  const asked = [poller.isAnswering(), poller.isAnswering()]
  await vi.advanceTimersByTimeAsync(2000)
  expect(await Promise.all(asked)).toEqual([false, false])
})

it('takes a new year for a change, as the footer names it [R2.38]', async () => {
  vi.setSystemTime(new Date(2030, 11, 31, 23, 59, 58))
  const poller = new RevisionPoller((async () => ({ revision: 7 })) as unknown as Client, 60)
  const changed = vi.fn<(changed: Changed, isNewYear: boolean) => void>()
  poller.onChange(changed)
  await poller.start()
  const before = poller.current
  await vi.advanceTimersByTimeAsync(1000)
  expect(poller.current).toBe(before)
  await vi.advanceTimersByTimeAsync(2000)
  poller.stop()
  expect(poller.current).not.toBe(before)
  expect(changed.mock.calls).toEqual([
    [null, false],
    [null, true],
  ])
})

it('tells of a new day, with what else has changed [R2.250]', async () => {
  vi.setSystemTime(new Date('2030-03-01T23:59:58Z'))
  let revision = 7
  const poller = new RevisionPoller((async () => ({ revision, changed: ['products'] })) as unknown as Client, 60)
  const heard: Changed[] = []
  poller.onChange((changed) => heard.push(changed))
  await poller.start()
  await vi.advanceTimersByTimeAsync(4000)
  expect(heard).toEqual([null, ['today']])
  vi.setSystemTime(new Date('2030-03-02T23:59:59.900Z'))
  revision = 8
  await vi.advanceTimersByTimeAsync(2000)
  poller.stop()
  expect(heard).toEqual([null, ['today'], ['products', 'today']])
})

it('asks what has changed since the last revision, and takes everything for changed where that is not said [R13.16]', async () => {
  const answers: ({ revision: number; changed?: string[] | null } | ApiError)[] = [
    { revision: 7, changed: ['not asked for'] },
    { revision: 7, changed: [] },
    { revision: 9, changed: ['products:12', 'products'] },
    { revision: 10, changed: null },
    { revision: 11 },
    { revision: 3, changed: ['of a restored database'] },
    new ApiError(404, 'not found'),
    { revision: 4, changed: ['after a backend without revisions'] },
  ]
  const asked: unknown[] = []
  const poller = new RevisionPoller(
    (async (_name: string, _language: string, input: { since?: number }) => {
      asked.push(input.since)
      const answer = answers.shift() ?? { revision: 4 }
      if (answer instanceof ApiError) throw answer
      return answer
    }) as unknown as Client,
    60,
  )
  const heard: Changed[] = []
  poller.onChange((changed) => heard.push(changed))
  await poller.start()
  await vi.advanceTimersByTimeAsync(8000)
  poller.stop()
  expect(asked.slice(0, 8)).toEqual([undefined, 7, 7, 9, 10, 11, 3, undefined])
  expect(heard).toEqual([null, ['products:12', 'products'], null, null, null, null, null])
})
