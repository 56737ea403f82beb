import { expect, it } from 'vitest'
import { pageOfQuery } from './page-of-query.ts'

it('takes whole pages alone from an address [R14.191]', () => {
  const asked = ['3', '1.7', '0', '-2', '', 'x', '1e300', 'Infinity', undefined, ['2', '3'], { page: 2 }]
  expect(asked.map(pageOfQuery)).toEqual([3, 1, 1, 1, 1, 1, 1_000_000, 1_000_000, 1, 1, 1])
})
