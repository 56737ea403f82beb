// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for an idle page, 2000 ms at most [R9.7]', () => {
  const wait = vi.fn<typeof requestIdleCallback>(() => 7)
  const cancel = vi.fn<typeof cancelIdleCallback>()
  vi.stubGlobal('requestIdleCallback', wait)
  vi.stubGlobal('cancelIdleCallback', cancel)
  const callback = vi.fn<() => void>()
  const stop = whenIdle(callback)
  expect(wait).toHaveBeenCalledExactlyOnceWith(callback, { timeout: 2000 })
  expect(callback).not.toHaveBeenCalled()
  stop()
  expect(cancel).toHaveBeenCalledWith(7)
})

it('waits 2000 ms in a browser that does not say when it is idle [R9.7]', () => {
  vi.useFakeTimers()
  // happy-dom may have it; the property itself has to be gone.
  const { requestIdleCallback: known } = window
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const callback = vi.fn<() => void>()
  whenIdle(callback)
  vi.advanceTimersByTime(1999)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
  if (known) window.requestIdleCallback = known
})
