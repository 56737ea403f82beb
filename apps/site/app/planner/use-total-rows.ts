import type { Sum } from '../../shared/planner/sum-totals.ts'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

export type TotalRow = { name: string; value: string; note: string | null; unknown: number }

/** What the plan needs, in words and in the visitor's units. */
export function useTotalRows({ totals, placed, hall }: Pick<PlannerState, 'totals' | 'placed' | 'hall'>): TotalRow[] {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  const { area, power, air, extraction, weight, heaviest, people } = totals
  const below = placed.find(({ item }) => item.id === heaviest?.id)
  const squareMetres = (mm2: number) => format(mm2 / 1e6, 'm²')
  const row = (name: string, value: string, { unknown }: Pick<Sum, 'unknown'>, note: string | null = null) => ({
    name,
    value,
    note,
    unknown,
  })
  return [
    row(
      text('hall'),
      `${format(hall.length / 1000, 'm')} × ${format(hall.width / 1000, 'm')}`,
      { unknown: 0 },
      squareMetres(area.hall),
    ),
    row(
      text('floor'),
      squareMetres(area.footprints),
      { unknown: placed.filter(({ isAssumed }) => isAssumed).length },
      text('floorShare', {
        area: squareMetres(area.occupied),
        percent: area.hall > 0 ? Math.round((area.occupied / area.hall) * 100) : 0,
      }),
    ),
    row(text('power'), format(power.sum, 'kW'), power),
    row(text('air'), format(air.sum, 'l/min'), air, text('airShare', { used: format(air.used, 'l/min') })),
    row(text('extraction'), format(extraction.sum, 'm³/h'), extraction),
    row(
      text('weight'),
      format(weight.sum, 'kg'),
      weight,
      heaviest && below
        ? text('heaviest', { load: format(heaviest.load, 'kg/m²'), name: `${below.number} · ${below.product.model}` })
        : null,
    ),
    row(text('people'), people.unknown === placed.length && people.sum === 0 ? '–' : String(people.sum), people),
  ]
}
