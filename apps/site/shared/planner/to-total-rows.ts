import { nameItem } from './describe-warning.ts'
import type { PlacedItem } from './place-items.ts'
import type { Hall } from './plan.ts'
import type { PlannerWords } from './planner-words.ts'
import type { Sum, Totals } from './sum-totals.ts'

/** `unknown`: for how many products the figure is missing. */
export type TotalRow = { name: string; value: string; note: string | null; unknown: number }

type Summed = { totals: Totals; placed: readonly PlacedItem[]; hall: Hall }

/** What a plan needs, in words and in the units of its reader. */
export function toTotalRows({ totals, placed, hall }: Summed, { text, format }: PlannerWords): TotalRow[] {
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
      heaviest && below ? text('heaviest', { load: format(heaviest.load, 'kg/m²'), name: nameItem(below) }) : null,
    ),
    row(text('people'), people.unknown === placed.length && people.sum === 0 ? '–' : String(people.sum), people),
  ]
}
