import { unitNames } from '@vitrine/contract/units/unit-names'

/** What a unit measures, and how much of the first one of its kind it is. */
type Measure = { of: string; factor: number }

const measures: Record<string, Record<string, number>> = {
  length: { mm: 1, µm: 0.001, cm: 10, dm: 100, m: 1000, in: 25.4, ft: 304.8 },
  area: { 'mm²': 1, 'cm²': 100, 'm²': 1_000_000, 'ft²': 92_903.04 },
  volume: { l: 1, 'm³': 1000, ml: 0.001 },
  mass: { kg: 1, g: 0.001, t: 1000, lb: 0.453_592_37 },
  power: { kW: 1, W: 0.001, MW: 1000, hp: 0.745_699_871_582_270_2, PS: 0.735_498_75 },
  force: { kN: 1, N: 0.001, kgf: 0.009_806_65 },
  torque: { Nm: 1, kNm: 1000 },
  pressure: { bar: 1, mbar: 0.001, Pa: 0.000_01, kPa: 0.01, MPa: 10, psi: 0.068_947_572_931_683_6, atm: 1.013_25 },
  time: { s: 1, ms: 0.001, min: 60, h: 3600 },
  turns: { 'min⁻¹': 1, 's⁻¹': 60 },
  speed: { 'm/min': 1, 'm/s': 60, 'mm/s': 0.06, 'mm/min': 0.001, 'ft/min': 0.3048 },
  flow: { 'l/min': 1, 'l/s': 60, 'l/h': 1 / 60, 'm³/h': 1000 / 60, 'm³/min': 1000, cfm: 28.316_846_592 },
  current: { A: 1, mA: 0.001 },
  tension: { V: 1, kV: 1000 },
}

/** Other ways to write a unit. */
const spellings: Record<string, string> = {
  um: 'µm',
  μm: 'µm',
  '"': 'in',
  '″': 'in',
  inch: 'in',
  inches: 'in',
  zoll: 'in',
  "'": 'ft',
  '′': 'ft',
  lbs: 'lb',
  sec: 's',
  std: 'h',
  rpm: 'min⁻¹',
  '1/min': 'min⁻¹',
  'u/min': 'min⁻¹',
  'min-1': 'min⁻¹',
  'об/мин': 'min⁻¹',
  cv: 'PS',
  ch: 'PS',
  'л.с.': 'PS',
  'm3/h': 'm³/h',
  m2: 'm²',
  m3: 'm³',
  pc: 'pcs',
  stk: 'pcs',
  'stk.': 'pcs',
  ...Object.fromEntries(
    Object.entries(unitNames).flatMap(([unit, names]) =>
      Object.values(names).map((name) => [name.toLowerCase(), unit] as const),
    ),
  ),
}

const known = new Map<string, Measure>(
  Object.entries(measures).flatMap(([of, units]) =>
    Object.entries(units).map(([unit, factor]) => [unit, { of, factor }]),
  ),
)
/** `mW` and `MW` differ by their letters alone; most do not, and people write KW. */
const byLowerCase = new Map([...known.keys()].map((unit) => [unit.toLowerCase(), unit]))

/** A unit as parameters have it, whatever way it was written; unknown ones as they are. */
function toUnit(typed: string): string {
  const lower = typed.toLowerCase()
  return known.has(typed) ? typed : (spellings[lower] ?? byLowerCase.get(lower) ?? typed)
}

/** Enough for any measure; hides what a division leaves behind the last digit. */
const DIGITS = 10

/**
 * A figure in another unit: 2 in are 50.8 mm.
 * @param to the parameter's unit; null where it has none
 * @returns null where one is no measure of the other
 */
export function convertUnit(figure: number, from: string, to: string | null): number | null {
  const [given, wanted] = [toUnit(from.trim()), to === null ? '' : toUnit(to.trim())]
  if (given === wanted) return figure
  const [own, other] = [known.get(given), known.get(wanted)]
  if (!own || !other || own.of !== other.of) return null
  return Number(((figure * own.factor) / other.factor).toPrecision(DIGITS))
}
