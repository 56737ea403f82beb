import { expect, it } from 'vitest'
import { findFigure, wholeStations } from './window-story.ts'

const rows = [
  { parameter: 1, number: 5, highlight: false },
  { parameter: 2, number: 16, highlight: true },
  { parameter: 3, number: 90, highlight: true },
]

it.each([
  ['the one that is chosen', 3, 90],
  ['one that no card shows', 1, 5],
  ['the first of the card where none is chosen', null, 16],
  ['the first of the card where the machine lacks the chosen one', 9, 16],
])('shows of a machine %s [R2.233]', (_, parameter, number) => {
  expect(findFigure(rows, parameter)).toMatchObject({ number, highlight: true })
})

it('shows no figure of a machine that has none for its card [R2.233]', () => {
  expect(findFigure([{ parameter: 1, number: 5 }], null)).toBeUndefined()
})

it('leaves out stations that are not whole yet [R2.238]', () => {
  const whole = { stage: 'cut', title: { en: 'The bar is cut' }, product: 7 } as const
  const { stage: _stage, ...unseen } = whole
  const stations = [{ ...whole, title: { de: 'Nur deutsch' } }, unseen, whole, { ...whole, product: null }]
  expect(wholeStations({ stations })).toEqual([whole])
  expect(wholeStations({})).toEqual([])
})
