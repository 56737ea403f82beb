import { expect, it } from 'vitest'
import { decideFit, spreadLines, type TurnkeyCapacity } from './decide-fit.ts'

const lines: TurnkeyCapacity[] = [
  { slug: 'p300', material: 'PVC', capacity: 300, workers: 34 },
  { slug: 'p120', material: 'PVC', capacity: 120, workers: 28 },
  { slug: 'p150', material: 'PVC', capacity: 150, workers: 26 },
  { slug: 'a60', material: 'Aluminium', capacity: 60, workers: 18 },
]
const decide = (material: string | null, windows: number | null, people: number | null = null) => {
  const fit = decideFit({ material, windows, people }, lines)
  return fit && 'lines' in fit ? [fit.kind, ...fit.lines.map((it) => `${it.slug} ${it.missing}`)] : fit
}

it('names single machines where a line would stand still [R2.86]', () => {
  expect(decide('PVC', 71)).toEqual({ kind: 'machines', least: 120 })
  expect(decide('Aluminium', 71)).toEqual(['none', 'a60 0'])
  expect(decide(null, 35)).toEqual({ kind: 'machines', least: 60 })
})

it('names lines that make as many, first those for which there are enough people, and who is missing [R2.86]', () => {
  expect(decide('PVC', 72)).toEqual(['line', 'p120 0', 'p150 0', 'p300 0'])
  expect(decide('PVC', 110, 26)).toEqual(['line', 'p150 0', 'p120 2', 'p300 8'])
  expect(decide('PVC', 301, 40)).toEqual(['none', 'p300 0'])
})

it('decides nothing without a number, or of what no line is made for [R2.86]', () => {
  expect([decide('PVC', null, 5), decide('Wood', 100)]).toEqual([null, null])
})

it('shows the smallest, a middle and the largest line to who has not asked yet, each once [R2.247]', () => {
  const shown = (count: number) => spreadLines(lines.slice(0, count)).map(({ slug }) => slug)
  expect([4, 2, 1, 0].map(shown)).toEqual([['a60', 'p150', 'p300'], ['p120', 'p300'], ['p300'], []])
})
