import type { ImperialUnit } from '../shapes/imperial.ts'

const INCH_MM = 25.4
const FOOT_M = 0.3048
const POUND_KG = 0.453_592_37
/** Of one pound on a square inch, at standard gravity (9.80665 m/s²). */
const PSI_BAR = 0.068_947_572_931_683_6
/** Mechanical: 550 foot-pounds a second. */
const HORSEPOWER_KW = 0.745_699_871_582_270_2
const CUBIC_FOOT_L = FOOT_M ** 3 * 1000
const POUND_FORCE_KN = (POUND_KG * 9.806_65) / 1000

const times = (unit: string, factor: number): ImperialUnit => ({ unit, factor, offset: 0 })

/** What a metric unit is given in where people measure in inches and pounds. The factors are exact by definition. */
const imperialUnits: Record<string, ImperialUnit> = {
  mm: times('in', 1 / INCH_MM),
  m: times('ft', 1 / FOOT_M),
  'm²': times('ft²', 1 / FOOT_M ** 2),
  kg: times('lb', 1 / POUND_KG),
  'kg/m²': times('lb/ft²', FOOT_M ** 2 / POUND_KG),
  kW: times('hp', 1 / HORSEPOWER_KW),
  kN: times('lbf', 1 / POUND_FORCE_KN),
  bar: times('psi', 1 / PSI_BAR),
  'l/min': times('cfm', 1 / CUBIC_FOOT_L),
  'm³/h': times('cfm', 1000 / 60 / CUBIC_FOOT_L),
  'm/min': times('ft/min', 1 / FOOT_M),
  '°C': { unit: '°F', factor: 1.8, offset: 32 },
}

/** The imperial unit for a metric one; undefined where both systems share it (seconds, pieces, degrees of an angle). */
export const imperialOf = (unit: string | null): ImperialUnit | undefined =>
  unit === null ? undefined : imperialUnits[unit]

/** More digits than that say more than was measured. */
const SIGNIFICANT_DIGITS = 4
const MAX_DECIMALS = 4

/**
 * How many digits after the point converted figures have: as fine as the metric ones were given (450 mm: 17.72 in; 0.1 mm: 0.004 in),
 * four significant digits at most, and both ends of a range the same.
 * @param figures metric; at least one
 */
export function decimalsOf(figures: readonly number[], { factor, offset }: ImperialUnit): number {
  const metricDecimals = Math.max(...figures.map((it) => (String(it).split('.')[1] ?? '').length))
  const asFine = Math.ceil(-Math.log10(10 ** -metricDecimals * factor))
  const largest = Math.max(...figures.map((it) => Math.abs(it * factor + offset)))
  const beforePoint = largest < 1 ? 0 : Math.floor(Math.log10(largest)) + 1
  return Math.max(0, Math.min(asFine, SIGNIFICANT_DIGITS - beforePoint, MAX_DECIMALS))
}
