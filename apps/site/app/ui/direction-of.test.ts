import { expect, test } from 'vitest'
import { directionOf } from './direction-of.ts'

test('a text with a right-to-left word in it runs from right to left, even after a Latin word', () => {
  expect(directionOf('PVC و آلومینیوم')).toBe('rtl')
  expect(directionOf('PLC، يُشغّل من شاشة ماكينة اللحام')).toBe('rtl')
})

test('a text without one runs as its letters do', () => {
  expect(directionOf('3 × 400 V')).toBe('auto')
  expect(directionOf('ПВХ и алюминий')).toBe('auto')
})
