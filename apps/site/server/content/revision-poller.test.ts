import type { Client } from '@vitrine/contract/client'
import { ApiUnreachable } from '@vitrine/contract/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RevisionPoller } from './revision-poller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells of each return of the content API, and of nothing between [R10.15]', async () => {
  const answers = ['up', 'up', 'down', 'down', 'up']
  const client = vi.fn<() => Promise<{ revision: number }>>(async () => {
    if (answers.shift() === 'down') throw new ApiUnreachable('no answer')
    return { revision: 1 }
  })
  const watch = new RevisionPoller(client as unknown as Client, 60)
  const returned = vi.fn<() => void>()
  watch.onReturn(returned)
  await watch.start()
  const heard = [returned.mock.calls.length]
  for (let second = 0; second < 4; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    heard.push(returned.mock.calls.length)
  }
  watch.stop()
  expect(heard).toEqual([1, 1, 1, 1, 2])
})
