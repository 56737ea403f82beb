import { expect, it } from 'vitest'
import { nextOption } from './next-option.ts'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, -1],
  ['Home', 1, null],
  ['Enter', 1, null],
])('%s at %i of three leads to %s [R17.6]', (key, index, next) => expect(nextOption(key, index, 3)).toBe(next))

it('leads nowhere in an empty list', () => expect(nextOption('ArrowDown', -1, 0)).toBeNull())
