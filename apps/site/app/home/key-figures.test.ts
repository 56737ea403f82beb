import { expect, it } from 'vitest'
import { keyFigures } from './key-figures.ts'

const part = (...values: string[]) => ({ facts: values.map((value) => ({ value, label: `of ${value}` })) })
const valuesOf = (...parts: ReturnType<typeof part>[]) => keyFigures(parts).map(({ value }) => value)

it('the key figures of home are those of the first part about the company, then the first of each other, none twice, four at most [R19.45]', () => {
  expect(
    valuesOf(part('1974', '310', '62'), part('1974', '1988'), part(), part('18 000 m²', '70%'), part('8 h')),
  ).toEqual(['1974', '310', '62', '18 000 m²'])
  expect(valuesOf(part('1', '2', '3', '4', '5'))).toEqual(['1', '2', '3', '4'])
  expect(valuesOf()).toEqual([])
})
