import { decimalsOf, imperialOf } from '@vitrine/contract/units/imperial'

/** The units of the planner. Lengths of the hall are in m, of products and gaps in mm. */
export const plannerUnits = ['mm', 'm', 'm²', 'kg', 'kg/m²', 'kW', 'l/min', 'm³/h'] as const
export type PlannerUnit = (typeof plannerUnits)[number]

/** How the language of the page writes units, metric and imperial ones. */
export type UnitNames = Readonly<Record<string, string>>

export type FigureStyle = { isImperial: boolean; names: UnitNames; tag: string }

/** Of a hall’s length in feet, also where it is a whole number of metres. */
const FOOT_DECIMALS = 1
const decimals: Partial<Record<PlannerUnit, number>> = { m: 2, 'm²': 0, kW: 1 }

/** A figure with its unit as a person reads it, in the units that he has chosen. @param figure metric */
export function formatFigure(figure: number, unit: PlannerUnit, { isImperial, names, tag }: FigureStyle): string {
  const rounded = Number(figure.toFixed(decimals[unit] ?? 0))
  const imperial = isImperial ? imperialOf(unit) : undefined
  const shown = imperial ? rounded * imperial.factor + imperial.offset : rounded
  const digits = imperial
    ? Math.max(decimalsOf([rounded], imperial), unit === 'm' ? FOOT_DECIMALS : 0)
    : (decimals[unit] ?? 0)
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(shown)
  return `${number}\u00a0${unitName(unit, isImperial, names)}`
}

/** What a unit is called in the system that is shown. */
export function unitName(unit: PlannerUnit, isImperial: boolean, names: UnitNames): string {
  const shown = (isImperial ? imperialOf(unit)?.unit : undefined) ?? unit
  return names[shown] ?? shown
}
