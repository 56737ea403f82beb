import type { Specification } from '@vitrine/contract/shapes/shop'
import { expect, it } from 'vitest'
import { toComparison } from './to-comparison.ts'

const figure = (key: string, number: number | null, more: Partial<Specification> = {}): Specification => ({
  key,
  name: key,
  group: 'capacity',
  unit: 'mm',
  value: String(number),
  number,
  max: null,
  isFallback: false,
  ...more,
})
const bestOf = (...rows: (Specification | null)[]) =>
  toComparison(rows.map((it) => ({ specifications: it ? [it] : [] })))
    .flatMap(({ rows }) => rows)[0]
    ?.cells.map(({ isBest }) => isBest)

it('figures stand side by side by group, also those that one product alone has [R2.71]', () => {
  const groups = toComparison([
    { specifications: [figure('length', 10), figure('load', 4, { group: 'utilities' })] },
    { specifications: [figure('length', 10), figure('height', 5)] },
  ])
  expect(groups.map(({ group, rows }) => [group, ...rows.map((it) => it.key)])).toEqual([
    ['capacity', 'length', 'height'],
    ['utilities', 'load'],
  ])
  const [length, height] = groups[0]?.rows ?? []
  expect([length?.isSame, height?.isSame]).toEqual([true, false])
  expect(height?.cells.map(({ specification }) => specification?.number ?? null)).toEqual([null, 5])
})

it('the better figure is named where more or less is better, and where there is one [R2.72]', () => {
  expect(bestOf(figure('a', 1, { better: 'more' }), figure('a', 3, { better: 'more' }))).toEqual([false, true])
  expect(bestOf(figure('a', 1, { better: 'less' }), figure('a', 3, { better: 'less' }))).toEqual([true, false])
  const range = (number: number, max: number) => figure('a', number, { max, better: 'more' })
  expect(bestOf(range(1, 9), range(4, 8))).toEqual([true, false])
  const twice = figure('a', 3, { better: 'more' })
  expect(bestOf(twice, figure('a', 1, { better: 'more' }), twice)).toEqual([true, false, true])
  expect(bestOf(twice, twice)).toEqual([false, false])
  expect(bestOf(twice, null)).toEqual([false, false])
  expect(bestOf(figure('a', 1), figure('a', 3))).toEqual([false, false])
})
