import { describe, expect, it } from 'vitest'
import { findFuzzyMatches } from './fuzzy-matches.ts'
import { searchList } from './search-list.ts'

type Product = { model: string; name: string; slug: string }
const product = (model: string, name: string, slug: string): Product => ({ model, name, slug })
const read = ({ model, name, slug }: Product) => ({ names: [model, name], slug })

const products = [
  product('NV 405', 'Glazing bead saw', 'nv-405-glazing-bead-saw'),
  product('NV 450', 'Double mitre saw with pneumatic tilt', 'nv-450-double-mitre-saw'),
  product('NV 110', 'Single-head PVC welder', 'nv-110-single-head-welder'),
  product('NV 4500', 'Saw', 'nv-4500-saw'),
  product('NV 620', 'Обрабатывающий центр', 'nv-620-machining-centre'),
  product('NV 700', '推料式 PVC 自动切割中心', 'nv-700-cutting-centre'),
]
const models = (found: readonly Product[]) => found.map(({ model }) => model)
const search = (query: string, limit = 10) => {
  const { total, found } = searchList(products, read, query, limit)
  return [total, ...models(found)]
}
const fuzzyMatches = (query: string) => models(findFuzzyMatches(products, read, query, 3))

describe('searchList', () => {
  it('finds by name, model and slug [R5.10, R17.2]', () => {
    expect(search('PNEUMATIC')).toEqual([1, 'NV 450'])
    expect(search('машин')).toEqual([0])
    expect(search('центр')).toEqual([1, 'NV 620'])
    expect(search('machining')).toEqual([1, 'NV 620'])
    expect(search('自动切割')).toEqual([1, 'NV 700'])
  })
  it('puts the best first: the whole name, its start, a word, a part of one; otherwise in the order of the list [R17.3]', () => {
    expect(search('saw')).toEqual([3, 'NV 4500', 'NV 405', 'NV 450'])
    expect(search('nv450')).toEqual([2, 'NV 450', 'NV 4500'])
  })
  it('counts all and gives as many as the limit', () => {
    expect(search('nv', 2)).toEqual([6, 'NV 405', 'NV 450'])
  })
  it.each(['', ' ', '-', '\u200c'])('finds nothing for %j, which has no letter', (query) =>
    expect(search(query)).toEqual([0]),
  )
})

describe('findFuzzyMatches', () => {
  it.each([
    ['weldr', 'NV 110'],
    ['dubble miter', 'NV 450'],
    ['saw double', 'NV 450'],
    ['pnuematic', 'NV 450'],
    ['NV45O', 'NV 450'],
    ['обробатывающий', 'NV 620'],
    ['切割自动机', 'NV 700'],
  ])('gives for %s %s first [R17.4]', (query, model) => expect(fuzzyMatches(query)[0]).toBe(model))

  it.each(['xylophone', '', '!', 'q'])('gives nothing for %j [R17.4]', (query) =>
    expect(fuzzyMatches(query)).toEqual([]),
  )
})
