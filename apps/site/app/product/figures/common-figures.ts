import type { ProductFigures, Specification } from '@vitrine/contract/shapes/shop'

/** A figure of each product: null where it has none. */
export type FigureRow = (Specification | null)[]
type Figures = Pick<ProductFigures, 'highlights' | 'specifications'>

/** So many rows a card has room for. */
const MAX_ROWS = 3

/**
 * The figures by which products are compared at a glance: those that all have, then those that nearly all have, first the ones that matter most
 * to the buyers of most of them. Products of a kind are told apart by the same rows.
 * @returns the figures by parameter
 */
export function commonFigures(products: readonly Figures[], max = MAX_ROWS): FigureRow[] {
  const known = new Map<string, { specifications: FigureRow; has: number; highlighted: number }>()
  for (const [index, { specifications, highlights }] of products.entries())
    for (const specification of specifications) {
      if (specification.number === null) continue
      const { key } = specification
      const row = known.get(key) ?? { specifications: products.map(() => null), has: 0, highlighted: 0 }
      row.specifications[index] = specification
      row.has++
      if (highlights.some((it) => it.key === key)) row.highlighted++
      known.set(key, row)
    }
  return [...known.values()]
    .filter(({ has, highlighted }) => has * 3 >= products.length * 2 && highlighted > 0)
    .toSorted((a, b) => b.has - a.has || b.highlighted - a.highlighted)
    .concat(
      [...known.values()].filter(
        (it) => it.has === products.length && it.highlighted === 0 && isComparable(it.specifications),
      ),
    )
    .slice(0, max)
    .map(({ specifications }) => specifications)
}

const isComparable = (specifications: FigureRow) => specifications.some((it) => it?.better)

/** What a figure reaches from and to. */
export type FigureRange = Pick<Specification, 'key' | 'name' | 'value' | 'unit' | 'imperial' | 'isFallback'>

/** From the smallest to the largest of the two that matter most, of figures that are no ranges themselves. */
export function rangesOf(products: readonly Figures[]): FigureRange[] {
  return commonFigures(products, Infinity)
    .map((row) => row.filter((it) => it !== null))
    .filter((row) => row.every(({ max }) => max === null))
    .flatMap(toRange)
    .slice(0, 2)
}

function toRange(row: readonly Specification[]): FigureRange[] {
  const [least, ...more] = row.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))
  const most = more.at(-1)
  if (!least || !most || most.number === least.number) return []
  const { key, name, unit, isFallback, imperial } = most
  const join = (from: string, to: string) => (from === to ? to : `${from}–${to}`)
  return [
    {
      key,
      name,
      unit,
      isFallback,
      value: join(least.value, most.value),
      ...(imperial &&
        least.imperial && { imperial: { ...imperial, value: join(least.imperial.value, imperial.value) } }),
    },
  ]
}
