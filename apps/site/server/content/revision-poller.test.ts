import type { Client } from '@vitrine/contract/client'
import { ApiUnreachable } from '@vitrine/contract/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
  for (let second = 0; second < 4; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    calls.push(returned.mock.calls.length)
  }
  poller.stop()
  expect(calls).toEqual([1, 1, 1, 1, 2])
})
