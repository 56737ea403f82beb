import { expect, test } from 'vitest'
import { groupTurnkeys } from './group-turnkeys.ts'
import { figuresOf, largestFigures } from './largest-figures.ts'

const of = (...ids: string[]) => ids.map((id) => ({ id }))

test('turnkeys stand below their sections, in the order of these, the others at the end', () => {
  const sections = [{ turnkeys: of('c', 'a') }, { turnkeys: of('d') }, { turnkeys: of('a', 'b') }]
  expect(groupTurnkeys(of('a', 'b', 'c', 'e'), sections)).toEqual([
    { section: sections[0], turnkeys: of('c', 'a') },
    { section: sections[2], turnkeys: of('b') },
    { section: null, turnkeys: of('e') },
  ])
  expect(groupTurnkeys(of('b', 'a'), [])).toEqual([{ section: null, turnkeys: of('b', 'a') }])
  expect(groupTurnkeys([], sections)).toEqual([])
})

const turnkey = (capacity: string, workers: string) => ({
  filter_specifications: [
    { key: 'Capacity', value: capacity },
    { key: 'Nr. of workers', value: workers },
  ],
})

test('turnkeys are compared by capacity, people, and both together; what is not known is 0', () => {
  expect(figuresOf(turnkey('120', '28'))).toEqual({ capacity: 120, workers: 28, perPerson: 4.3 })
  expect(figuresOf(turnkey('?', '28'))).toEqual({ capacity: 0, workers: 28, perPerson: 0 })
  expect(figuresOf({ filter_specifications: [] })).toEqual({ capacity: 0, workers: 0, perPerson: 0 })
  const all = [turnkey('120', '28'), turnkey('50', '?'), turnkey('60', '10')]
  expect(largestFigures(all)).toEqual({ capacity: 120, workers: 28, perPerson: 6 })
})
