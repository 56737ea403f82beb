import { expect, test } from 'vitest'
import type { Text } from '../texts/texts.ts'
import { turnkeySpecifications } from './turnkey-specifications.ts'

/** Shows which text is used, and with which figure. */
const text: Text = (key, values) => (values ? `${key}=${values.count}` : key)
const show = (filter_specifications: { key: string; value: string }[]) =>
  turnkeySpecifications({ filter_specifications }, text).map(({ name, value }) => [name, value])

test('the four keys are shown under their names: capacity and number of workers as figures [R3.8, R9.19]', () => {
  const all = [
    { key: 'Nr. of workers', value: '8' },
    { key: 'Capacity', value: '120' },
    { key: 'Profile Type', value: 'PVC' },
    { key: 'Country', value: 'Poland' },
  ]
  expect(show(all)).toEqual([
    ['turnkey.country', 'Poland'],
    ['turnkey.profileType', 'PVC'],
    ['turnkey.capacity', 'turnkey.capacityValue=120'],
    ['turnkey.workers', 'turnkey.workersValue=8'],
  ])
})

test('a value that is no number is shown as it is, other keys and empty values are not [R3.8]', () => {
  const specifications = [
    { key: 'Capacity', value: 'on request' },
    { key: 'capacity', value: '5' },
    { key: 'Nr. of workers', value: '' },
  ]
  expect(show(specifications)).toEqual([['turnkey.capacity', 'on request']])
})
