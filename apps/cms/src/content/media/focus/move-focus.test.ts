import { expect, it } from 'vitest'
import { focusAt, moveFocus } from './move-focus.ts'

it('moves by the arrow keys, farther with Shift, and stays in the picture [R14.200]', () => {
  expect(moveFocus({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 })
  expect(moveFocus({ x: 50, y: 50 }, 'ArrowDown', true)).toEqual({ x: 50, y: 60 })
  expect(moveFocus({ x: 98, y: 0 }, 'ArrowRight', true)).toEqual({ x: 100, y: 0 })
  expect(moveFocus({ x: 98, y: 0 }, 'ArrowUp', false)).toEqual({ x: 98, y: 0 })
  expect(moveFocus({ x: 98, y: 0 }, 'Tab', false)).toBeNull()
})

it('is where the picture was pressed, in whole per cent [R14.200]', () => {
  const box = { x: 100, y: 20, width: 300, height: 200 } as DOMRectReadOnly
  expect(focusAt(box, 200, 70)).toEqual({ x: 33, y: 25 })
  expect(focusAt(box, 90, 500)).toEqual({ x: 0, y: 100 })
})
