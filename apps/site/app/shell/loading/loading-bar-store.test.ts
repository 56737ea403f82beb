import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingBarStore } from './loading-bar-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a page that comes within 200 ms shows no bar [R4.1]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(199)
  bar.finish()
  expect(bar.read()).toEqual({ shown: false, percent: 0, failed: false })
  vi.advanceTimersByTime(10_000)
  expect(bar.read().shown).toBe(false)
})

test('a slow page fills the bar within 5 s, in steps of 100 ms, and no further [R4.1, R9.1]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(200)
  expect(bar.read()).toEqual({ shown: true, percent: 0, failed: false })
  vi.advanceTimersByTime(99)
  expect(bar.read().percent).toBe(0)
  vi.advanceTimersByTime(1)
  expect(bar.read().percent).toBe(2)
  vi.advanceTimersByTime(4900)
  expect(bar.read().percent).toBe(100)
  vi.advanceTimersByTime(5000)
  expect(bar.read()).toEqual({ shown: true, percent: 100, failed: false })
})

test('the bar goes 500 ms after the page is there [R4.1]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(1200)
  bar.finish()
  expect(bar.read()).toEqual({ shown: true, percent: 100, failed: false })
  vi.advanceTimersByTime(499)
  expect(bar.read().shown).toBe(true)
  vi.advanceTimersByTime(1)
  expect(bar.read().shown).toBe(false)
})

test('a page that cannot be loaded leaves a failed bar, until the next one [R4.2]', () => {
  const bar = new LoadingBarStore()
  bar.start()
  vi.advanceTimersByTime(300)
  // The page that replaces it first finds that nothing loads any more.
  bar.finish()
  bar.fail()
  expect(bar.read()).toEqual({ shown: true, percent: 100, failed: true })
  bar.start()
  vi.advanceTimersByTime(200)
  expect(bar.read()).toEqual({ shown: true, percent: 0, failed: false })
})

test('whoever watches hears of every change, and of none after leaving', () => {
  const bar = new LoadingBarStore()
  const watcher = vi.fn()
  const leave = bar.subscribe(watcher)
  bar.start()
  vi.advanceTimersByTime(400)
  expect(watcher).toHaveBeenCalledTimes(3)
  leave()
  vi.advanceTimersByTime(400)
  expect(watcher).toHaveBeenCalledTimes(3)
})
