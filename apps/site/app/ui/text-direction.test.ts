import { expect, test } from 'vitest'
import { textDirection } from './text-direction.ts'

test('a text with a right-to-left word in it runs from right to left, even after a Latin word [R11.10]', () => {
  expect(textDirection('PVC و آلومینیوم')).toBe('rtl')
  expect(textDirection('PLC، يُشغّل من شاشة ماكينة اللحام')).toBe('rtl')
})

test('a text without one runs as its letters do [R11.10]', () => {
  expect(textDirection('3 × 400 V')).toBe('auto')
  expect(textDirection('ПВХ и алюминий')).toBe('auto')
})
