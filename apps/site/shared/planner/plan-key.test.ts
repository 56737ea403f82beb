import { expect, it } from 'vitest'
import { decideKey } from './plan-key.ts'

const press = (key: string, held = '') =>
  decideKey({
    key,
    shiftKey: held.includes('shift'),
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    altKey: held.includes('alt'),
  })

it('arrows move by 100 mm, with Shift by 10; letters turn and take out; others stay with the browser [R2.185]', () => {
  expect(press('ArrowLeft')).toEqual({ kind: 'move', across: -100, down: 0 })
  expect(press('ArrowDown', 'shift')).toEqual({ kind: 'move', across: 0, down: 10 })
  expect([press('r'), press('Delete'), press('d')].map((it) => it?.kind)).toEqual(['turn', 'remove', 'duplicate'])
  expect([press('z', 'ctrl'), press('Z', 'meta shift'), press('y', 'ctrl')].map((it) => it?.kind)).toEqual([
    'undo',
    'redo',
    'redo',
  ])
  expect([press('Tab'), press('r', 'ctrl'), press('ArrowLeft', 'alt'), press('a')]).toEqual([null, null, null, null])
})
