import { expect, it, vi } from 'vitest'
import { createStore } from './create-store.ts'

it('calls its subscribers with another value, until they unsubscribe', () => {
  const store = createStore(1)
  const listener = vi.fn<() => void>()
  const unsubscribe = store.subscribe(listener)
  store.set(1)
  expect(listener).not.toHaveBeenCalled()
  store.set(2)
  expect([store.getSnapshot(), listener.mock.calls.length]).toEqual([2, 1])
  unsubscribe()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('is connected while it has subscribers', () => {
  const disconnect = vi.fn<() => void>()
  const connect = vi.fn(() => disconnect)
  const store = createStore(1, connect)
  const [first, second] = [store.subscribe(vi.fn<() => void>()), store.subscribe(vi.fn<() => void>())]
  first()
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0])
  second()
  expect(disconnect).toHaveBeenCalledTimes(1)
})
