import { expect, test } from 'vitest'
import { decideAdviser, toMonogram } from './decide-adviser.ts'

const europe = { name: 'a', continents: ['europe'] } as const
const asia = { name: 'b', continents: ['africa', 'asia'] } as const

test('a form shows the adviser for the continent of the visitor, else the first [R19.54]', () => {
  const advisers = [europe, asia].map(({ name, continents }) => ({ name, continents: [...continents] }))
  expect(decideAdviser(advisers, 'asia')?.name).toBe('b')
  expect(decideAdviser(advisers, 'oceania')?.name).toBe('a')
  expect(decideAdviser(advisers, null)?.name).toBe('a')
  expect(decideAdviser([], 'asia')).toBeUndefined()
})

test('a monogram is the first letters of the first and the last name [R19.54]', () => {
  expect(toMonogram('Katharina von der Lindner')).toBe('KL')
  expect(toMonogram('يوسف حداد')).toBe('يح')
  expect(toMonogram('林伟')).toBe('林')
  expect(toMonogram('')).toBe('')
})
