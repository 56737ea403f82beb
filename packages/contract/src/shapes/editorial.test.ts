import { expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { continent } from './editorial.ts'

it.each(['north-america', 'North America', 'NORTH-AMERICA', ' north  america '])(
  'understands %j as a continent, asked for and answered [R7.14]',
  (spelling) => {
    expect(calls.listDealers.query.safeParse({ continent: spelling }).data).toEqual({ continent: 'north-america' })
    expect(continent.safeParse(spelling).data).toBe('north-america')
  },
)

it.each(['atlantis', '', 'northamerica', 5])('refuses %j as a continent [R7.14]', (spelling) => {
  expect(continent.safeParse(spelling).success).toBe(false)
})
