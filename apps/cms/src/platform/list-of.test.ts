import { expect, it } from 'vitest'
import { listOf } from './list-of.ts'

it('writes a list as each language does [R14.109]', () => {
  const words = ['A', 'B', 'C']
  expect(['de', 'ar', 'zh'].map((reader) => listOf(reader, words))).toEqual(['A, B und C', 'A وB وC', 'A、B和C'])
  expect(listOf('de', ['A'])).toBe('A')
})
