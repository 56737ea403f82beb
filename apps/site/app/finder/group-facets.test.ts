import type { Facet } from '@vitrine/contract/shapes/finder'
import { expect, it } from 'vitest'
import { groupFacets } from './group-facets.ts'

const facet = (key: string, group: string | null): Facet => ({
  kind: 'choice',
  key,
  name: key,
  group,
  count: 1,
  choices: [],
})

it('groups facets in their order; open are the first one and what something is asked of [R2.81]', () => {
  const facets = [
    facet('category', null),
    facet('height', 'Capacity'),
    facet('weight', 'Size'),
    facet('width', 'Size'),
    facet('net', 'Control'),
  ]
  const groups = groupFacets(facets, [{ key: 'width', from: 1, to: null }])
  expect(groups.map(({ group, isOpen, facets: own }) => [group, isOpen, own.map(({ key }) => key).join()])).toEqual([
    [null, false, 'category'],
    ['Capacity', true, 'height'],
    ['Size', true, 'weight,width'],
    ['Control', false, 'net'],
  ])
})
