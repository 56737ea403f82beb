import { expect, it, vi } from 'vitest'
import { basketDialog } from './dialog-store.ts'

it('the basket is open or closed, and both can be changed [R3.1]', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = basketDialog.subscribe(listener)
  expect(basketDialog.getSnapshot()).toBe(false)
  basketDialog.open()
  expect(basketDialog.getSnapshot()).toBe(true)
  basketDialog.close()
  expect(basketDialog.getSnapshot()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})
