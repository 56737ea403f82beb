import { expect, it } from 'vitest'
import { toDirection } from './use-arrow-keys.ts'

it.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowDown', 'ltr', 0],
  ['a', 'rtl', 0],
])('%s where text is %s is %i [R19.5]', (key, textDirection, direction) =>
  expect(toDirection(key, textDirection)).toBe(direction),
)
