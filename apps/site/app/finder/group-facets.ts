import type { FigureFilter } from '@vitrine/contract/shapes/figure-filters'
import type { Facet } from '@vitrine/contract/shapes/finder'

export type FacetGroup = {
  /** Null for what needs no heading: category and material. */
  group: string | null
  isOpen: boolean
  facets: Facet[]
}

/** Facets by their group, in their order. The first group with a name is open, and every one that something is asked of. */
export function groupFacets(facets: readonly Facet[], filters: readonly FigureFilter[]): FacetGroup[] {
  const groups = new Map<string | null, Facet[]>()
  for (const facet of facets) groups.set(facet.group, [...(groups.get(facet.group) ?? []), facet])
  const first = [...groups.keys()].find((it) => it !== null)
  const isAsked = (facet: Facet) => filters.some(({ key }) => key === facet.key)
  return [...groups].map(([group, own]) => ({ group, facets: own, isOpen: group === first || own.some(isAsked) }))
}
