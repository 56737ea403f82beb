import { expect, it } from 'vitest'
import { stepOf } from './step-of.ts'

it('turns by ten degrees with the arrows, zooms with plus and minus, and leaves other keys alone', () => {
  expect(stepOf('ArrowRight')).toEqual({ kind: 'turn', across: Math.PI / 18, up: 0 })
  expect(stepOf('ArrowUp')).toEqual({ kind: 'turn', across: 0, up: Math.PI / 18 })
  expect(stepOf('+')).toEqual({ kind: 'zoom', by: 0.8 })
  expect(stepOf('-')).toEqual({ kind: 'zoom', by: 1.25 })
  expect(stepOf('Home')).toEqual({ kind: 'reset' })
  expect(stepOf('Tab')).toBeNull()
  expect(stepOf('Escape')).toBeNull()
})
