import { expect, it } from 'vitest'
import { toRowId } from './row-id.ts'

it('takes what a row can be numbered with, and nothing that a database refuses [R14.191]', () => {
  expect(['7', 7, '2147483647'].map(toRowId)).toEqual([7, 7, 2_147_483_647])
  for (const wrong of ['2147483648', 1e20, 0, -1, 1.5, '1.5', 'abc', '', ' 1', null, undefined, ['1'], NaN])
    expect([wrong, toRowId(wrong)]).toEqual([wrong, null])
})
