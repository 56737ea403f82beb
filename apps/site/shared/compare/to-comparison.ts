import type { Product, Specification } from '@vitrine/contract/shapes/shop'

/** A figure of each product: null where it has none, and whether it is the best of them. */
export type ComparedCell = { specification: Specification | null; isBest: boolean }
export type ComparedRow = {
  key: string
  name: string
  cells: ComparedCell[]
  /** Whether all products have the same figure. */
  isSame: boolean
}
export type ComparedGroup = { group: string | null; rows: ComparedRow[] }

type Compared = Pick<Product, 'specifications'>

/** The figures of products side by side, by group; in the order of the first product, and what only others have behind it. */
export function toComparison(products: readonly Compared[]): ComparedGroup[] {
  const groups = new Map<string | null, Map<string, Specification>>()
  for (const { specifications } of products)
    for (const specification of specifications) {
      const group = groups.get(specification.group) ?? new Map<string, Specification>()
      groups.set(specification.group, group)
      if (!group.has(specification.key)) group.set(specification.key, specification)
    }
  return [...groups].map(([group, known]) => ({
    group,
    rows: [...known.values()].map((it) => toRow(it, products)),
  }))
}

function toRow({ key, name }: Specification, products: readonly Compared[]): ComparedRow {
  const specifications = products.map((it) => it.specifications.find((row) => row.key === key) ?? null)
  const shown = specifications.map((it) => (it ? `${it.value} ${it.unit ?? ''}` : null))
  const best = findBest(specifications)
  return {
    key,
    name,
    cells: specifications.map((specification, i) => ({ specification, isBest: best.includes(i) })),
    isSame: products.length > 1 && new Set(shown).size === 1,
  }
}

/** Which have the best figure: none where nobody said which is, where only one has a figure, or where all have the same. */
function findBest(specifications: readonly (Specification | null)[]): number[] {
  const better = specifications.find((it) => it?.better)?.better
  if (!better) return []
  const figures = specifications.flatMap((it, index) => {
    const figure = better === 'more' ? (it?.max ?? it?.number) : it?.number
    return typeof figure === 'number' ? [{ index, figure }] : []
  })
  const values = figures.map(({ figure }) => figure)
  const best = better === 'more' ? Math.max(...values) : Math.min(...values)
  if (new Set(values).size < 2) return []
  return figures.filter(({ figure }) => figure === best).map(({ index }) => index)
}
