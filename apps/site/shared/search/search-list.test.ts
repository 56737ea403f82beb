import { describe, expect, it } from 'vitest'
import { findFuzzyMatches } from './fuzzy-matches.ts'
import { searchList } from './search-list.ts'

type Machine = { model: string; name: string; slug: string }
const machine = (model: string, name: string, slug: string): Machine => ({ model, name, slug })
const read = ({ model, name, slug }: Machine) => ({ names: [model, name], slug })

const machines = [
  machine('NV 405', 'Glazing bead saw', 'nv-405-glazing-bead-saw'),
  machine('NV 450', 'Double mitre saw with pneumatic tilt', 'nv-450-double-mitre-saw'),
  machine('NV 110', 'Single-head PVC welder', 'nv-110-single-head-welder'),
  machine('NV 4500', 'Saw', 'nv-4500-saw'),
  machine('NV 620', 'Обрабатывающий центр', 'nv-620-machining-centre'),
  machine('NV 700', '推料式 PVC 自动切割中心', 'nv-700-cutting-centre'),
]
const models = (found: readonly Machine[]) => found.map(({ model }) => model)
const search = (query: string, most = 10) => {
  const { total, found } = searchList(machines, read, query, most)
  return [total, ...models(found)]
}
const near = (query: string) => models(findFuzzyMatches(machines, read, query, 3))

describe('searchList', () => {
  it('finds by name, model and slug [R5.10, R17.2]', () => {
    expect(search('PNEUMATIC')).toEqual([1, 'NV 450'])
    expect(search('машин')).toEqual([0])
    expect(search('центр')).toEqual([1, 'NV 620'])
    expect(search('machining')).toEqual([1, 'NV 620'])
    expect(search('自动切割')).toEqual([1, 'NV 700'])
  })
  it('puts the best first: the whole name, its start, a word, a part of one; otherwise as they came [R17.3]', () => {
    expect(search('saw')).toEqual([3, 'NV 4500', 'NV 405', 'NV 450'])
    expect(search('nv450')).toEqual([2, 'NV 450', 'NV 4500'])
  })
  it('counts all and gives as many as asked for', () => {
    expect(search('nv', 2)).toEqual([6, 'NV 405', 'NV 450'])
  })
  it.each(['', ' ', '-', '\u200c'])('finds nothing for %j, which has no letter', (query) =>
    expect(search(query)).toEqual([0]),
  )
})

describe('findNear', () => {
  it.each([
    ['weldr', 'NV 110'],
    ['dubble miter', 'NV 450'],
    ['saw double', 'NV 450'],
    ['pnuematic', 'NV 450'],
    ['NV45O', 'NV 450'],
    ['обробатывающий', 'NV 620'],
    ['切割自动机', 'NV 700'],
  ])('offers for %s %s first [R17.4]', (query, model) => expect(near(query)[0]).toBe(model))

  it.each(['xylophone', '', '!', 'q'])('offers nothing for %j [R17.4]', (query) => expect(near(query)).toEqual([]))
})
