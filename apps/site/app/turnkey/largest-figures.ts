import { type FilterableTurnkey, specificationValue } from '../../shared/specifications/turnkey-specifications.ts'

export type LargestFigures = { capacity: number; workers: number; perPerson: number }

/** What turnkeys are compared by; 0 where one is not known. */
export function figuresOf(turnkey: FilterableTurnkey): LargestFigures {
  const [capacity, workers] = (['Capacity', 'Nr. of workers'] as const).map(
    (key) => Number(specificationValue(turnkey, key)) || 0,
  ) as [number, number]
  return { capacity, workers, perPerson: workers > 0 ? Math.round((10 * capacity) / workers) / 10 : 0 }
}

/** The largest of each figure. */
export function largestFigures(turnkeys: readonly FilterableTurnkey[]): LargestFigures {
  const all = turnkeys.map(figuresOf)
  const largestOf = (key: keyof LargestFigures) => Math.max(...all.map((it) => it[key]))
  return { capacity: largestOf('capacity'), workers: largestOf('workers'), perPerson: largestOf('perPerson') }
}
