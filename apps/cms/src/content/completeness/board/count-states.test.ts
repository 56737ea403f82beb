import { expect, it } from 'vitest'
import { addCounts, countStates } from './count-states.ts'

it('counts the states of documents by language, and those that nobody has found out [R14.96]', () => {
  const counts = countStates(
    [
      { states: 'de:missing de:stale ru:filled', number: 3 },
      { states: 'de:filled ru:filled ru:waiting xx:filled', number: 2 },
      { states: null, number: 4 },
    ],
    ['de', 'ru'],
  )
  expect(counts).toEqual({
    all: 9,
    unknown: 4,
    byLanguage: {
      de: { missing: 3, stale: 3, filled: 2, waiting: 0, machine: 0 },
      ru: { missing: 0, stale: 0, filled: 5, waiting: 2, machine: 0 },
    },
  })
  expect(addCounts([counts, counts], ['ru'])).toEqual({
    all: 18,
    unknown: 8,
    byLanguage: { ru: { missing: 0, stale: 0, filled: 10, waiting: 4, machine: 0 } },
  })
})
