import type { ProductFigures, Specification } from '@vitrine/contract/shapes/shop'
import { expect, test } from 'vitest'
import { commonFigures, rangesOf } from './common-figures.ts'

const figure = (key: string, number: number | null, more: Partial<Specification> = {}): Specification => {
  const value = String(number ?? 'words')
  return { key, name: key, group: null, unit: 'mm', value, number, max: null, isFallback: false, ...more }
}
const product = (specifications: Specification[], ...highlighted: string[]) =>
  ({ specifications, highlights: specifications.filter((it) => highlighted.includes(it.key)) }) as ProductFigures

test('products of a category have the same figures: what nearly all have and matters most to their buyers, then what can be better [R19.148]', () => {
  const load = (number: number) => figure('load', number, { better: 'less' })
  const products = [
    product([figure('bore', 32), figure('blade', 450), figure('length', 400), load(5)], 'blade', 'length'),
    product([figure('bore', 32), figure('blade', 550), figure('length', 480), load(11)], 'blade', 'length'),
    product([figure('bore', 32), figure('blade', 420), figure('rare', 1), load(2)], 'blade', 'rare'),
  ]
  const rows = commonFigures(products)
  expect(rows.map((row) => row.map((it) => it && `${it.key} ${it.value}`))).toEqual([
    ['blade 450', 'blade 550', 'blade 420'],
    ['length 400', 'length 480', null],
    ['load 5', 'load 11', 'load 2'],
  ])
})

test('what figures reach from and to leaves out ranges, words, and what all have alike [R2.60]', () => {
  const imperial = (value: string) => ({ imperial: { value, unit: 'in' } })
  const products = [
    product(
      [figure('blade', 450, imperial('17.72')), figure('width', 400, { max: 900 }), figure('heads', 2)],
      'blade',
      'width',
      'heads',
    ),
    product(
      [figure('blade', 200, imperial('7.87')), figure('width', 300, { max: 900 }), figure('heads', 2)],
      'blade',
      'width',
      'heads',
    ),
  ]
  const [blade, ...others] = rangesOf(products)
  expect(blade).toEqual({
    key: 'blade',
    name: 'blade',
    unit: 'mm',
    value: '200–450',
    isFallback: false,
    imperial: { value: '7.87–17.72', unit: 'in' },
  })
  expect(others).toEqual([])
  expect(rangesOf([])).toEqual([])
})
