import type { Bits } from './bits.ts'
import type { FigureIndex, ParameterFigures } from './figure-index.ts'

/** So many figures are asked for at most, those that most products have, besides those that are filtered by. */
const MAX_FACETS = 24
/** A text of which there are more is for reading, not for choosing. */
const MAX_CHOICES = 12

export type CountedChoice = { value: string; count: number }
export type CountedFacet = { parameter: ParameterFigures; count: number; choices: CountedChoice[] }

type Counting = {
  index: FigureIndex
  /** All products of the scope, whatever else is asked for. */
  scope: Bits
  isActive: (key: string) => boolean
  /** The products that match all other filters. */
  withoutFilter: (key: string) => Bits
}

/** What can be asked of the products that match, each counted as if it were not filtered by itself; in the order of the parameters. */
export function countFacets({ index, scope, isActive, withoutFilter }: Counting): CountedFacet[] {
  const offered = [...index.parameters.values()]
    .map((parameter) => ({ parameter, inScope: parameter.products.sizeWith(scope) }))
    .filter(({ parameter, inScope }) => isActive(parameter.key) || isWorthAsking(parameter, inScope, scope))
  const most = new Set(
    offered
      .toSorted(
        (a, b) => Number(isActive(b.parameter.key)) - Number(isActive(a.parameter.key)) || b.inScope - a.inScope,
      )
      .slice(0, MAX_FACETS),
  )
  return offered
    .filter((it) => most.has(it))
    .map(({ parameter }) => {
      const others = withoutFilter(parameter.key)
      const choices = countChoices(parameter, others, scope, isActive(parameter.key))
      return { parameter, count: parameter.products.sizeWith(others), choices }
    })
}

/** Something that tells products apart: figures that differ, and choices that are fewer than products. */
function isWorthAsking({ kind, min, max, choices }: ParameterFigures, inScope: number, scope: Bits): boolean {
  if (inScope < 2) return false
  if (kind === 'number' || kind === 'range') return min < max
  let number = 0
  for (const { products } of choices.values()) if (products.sizeWith(scope) > 0) number += 1
  return number > 0 && number <= MAX_CHOICES && (kind === 'boolean' || (number > 1 && number * 2 <= inScope))
}

/** The choices that products of the scope have, the most frequent first; `yes` comes before `no`. */
function countChoices(
  { kind, choices }: ParameterFigures,
  others: Bits,
  scope: Bits,
  isActive: boolean,
): CountedChoice[] {
  const inScope = [...choices].map(([value, { products }]) => ({ value, products, inScope: products.sizeWith(scope) }))
  const sorted = inScope
    .filter((it) => it.inScope > 0)
    .toSorted((a, b) =>
      kind === 'boolean' ? b.value.localeCompare(a.value) : b.inScope - a.inScope || a.value.localeCompare(b.value),
    )
  const shown = isActive ? sorted.slice(0, MAX_CHOICES * 4) : sorted
  return shown.map(({ value, products }) => ({ value, count: products.sizeWith(others) }))
}
