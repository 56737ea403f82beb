import { expect, it } from 'vitest'
import { viewerStep } from './viewer-step.ts'

it('turns by ten degrees with the arrows, zooms with plus and minus, and ignores other keys [R19.6]', () => {
  expect(viewerStep('ArrowRight')).toEqual({ kind: 'turn', across: Math.PI / 18, up: 0 })
  expect(viewerStep('ArrowUp')).toEqual({ kind: 'turn', across: 0, up: Math.PI / 18 })
  expect(viewerStep('+')).toEqual({ kind: 'zoom', by: 0.8 })
  expect(viewerStep('-')).toEqual({ kind: 'zoom', by: 1.25 })
  expect(viewerStep('Home')).toEqual({ kind: 'reset' })
  expect(viewerStep('Tab')).toBeNull()
  expect(viewerStep('Escape')).toBeNull()
})
