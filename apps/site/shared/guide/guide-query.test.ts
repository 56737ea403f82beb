import { expect, it } from 'vitest'
import { readGuideQuery } from './guide-query.ts'

const read = (search: string) => readGuideQuery(new URLSearchParams(search))

it('reads the answers, and takes empty fields for none [R2.86]', () => {
  expect(read('material=PVC&windows=120&people=')).toEqual({
    material: 'PVC',
    windows: 120,
    people: null,
    hasProblems: false,
  })
  expect(read('')).toEqual({ material: null, windows: null, people: null, hasProblems: false })
})

it.each(['windows=many', 'windows=0', 'windows=1.5', 'people=-3', 'windows=99999999', 'people=Infinity'])(
  'leaves %s out and says so [R2.87]',
  (search) => expect(read(search)).toEqual({ material: null, windows: null, people: null, hasProblems: true }),
)
