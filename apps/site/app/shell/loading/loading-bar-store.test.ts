import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingBarStore } from './loading-bar-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a page that comes within 200 ms shows no bar [R4.1, R9.1]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(199)
  bar.finish()
  expect(bar.getSnapshot()).toEqual({ shown: false, percent: 0, failed: false })
  vi.advanceTimersByTime(10_000)
  expect(bar.getSnapshot().shown).toBe(false)
})

test('a slow page fills the bar within 5 s, in steps of 100 ms, and no further [R4.1, R9.1]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(200)
  expect(bar.getSnapshot()).toEqual({ shown: true, percent: 0, failed: false })
  vi.advanceTimersByTime(99)
  expect(bar.getSnapshot().percent).toBe(0)
  vi.advanceTimersByTime(1)
  expect(bar.getSnapshot().percent).toBe(2)
  vi.advanceTimersByTime(4900)
  expect(bar.getSnapshot().percent).toBe(100)
  vi.advanceTimersByTime(5000)
  expect(bar.getSnapshot()).toEqual({ shown: true, percent: 100, failed: false })
})

test('the bar goes 500 ms after the page is there [R4.1, R9.1]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(1200)
  bar.finish()
  expect(bar.getSnapshot()).toEqual({ shown: true, percent: 100, failed: false })
  vi.advanceTimersByTime(499)
  expect(bar.getSnapshot().shown).toBe(true)
  vi.advanceTimersByTime(1)
  expect(bar.getSnapshot().shown).toBe(false)
})

test('a page that cannot be loaded leaves a failed bar, until the next one [R4.2]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(300)
  // The error page is rendered when loading has finished.
  bar.finish()
  bar.fail()
  expect(bar.getSnapshot()).toEqual({ shown: true, percent: 100, failed: true })
  bar.start()
  vi.advanceTimersByTime(200)
  expect(bar.getSnapshot()).toEqual({ shown: true, percent: 0, failed: false })
})

test('subscribers are told of every change, and of none after they have left', () => {
  const bar = new LoadingBarStore()
  const listener = vi.fn()
  const unsubscribe = bar.subscribe(listener)
  bar.start()
  vi.advanceTimersByTime(400)
  expect(listener).toHaveBeenCalledTimes(3)
  unsubscribe()
  vi.advanceTimersByTime(400)
  expect(listener).toHaveBeenCalledTimes(3)
})
