import type { Specification } from '@vitrine/contract/shapes/shop'
import { expect, test } from 'vitest'
import type { Text } from '../texts/texts.ts'
import { groupSpecifications, nameOfGroup } from './group-specifications.ts'

const row = (key: string, group: string | null): Specification => {
  return { key, group, name: key, unit: null, value: '1', number: 1, max: null, isFallback: false }
}
const text: Text = (key) => `<${key}>`

test('groups keep the order of their first specification', () => {
  const groups = groupSpecifications([row('power', 'drive'), row('weight', 'dimensions'), row('speed', 'drive')])
  expect(groups.map(({ group, rows }) => [group, rows.map((it) => it.key)])).toEqual([
    ['drive', ['power', 'speed']],
    ['dimensions', ['weight']],
  ])
})

test('a known group has a text, an unknown one keeps its name', () => {
  expect(nameOfGroup('drive', text)).toBe('<product.group.drive>')
  expect(nameOfGroup('Optics', text)).toBe('Optics')
  expect(nameOfGroup(null, text)).toBeNull()
})
