import { emptyHall, type Hall, MAX_HALL_MM, MIN_HALL_MM } from './plan.ts'

/** The query key of the hall in metres: `30x18` or `30x18x5`; a form sends it once for each of them. */
export const HALL_PARAM = 'hall'

type Bound = { least: number; most: number; decimals: number }

export type HallField = 'power' | 'air' | 'floorLoad' | 'usage' | 'people'

/** The query keys of what else is known of the hall. */
export const hallParams: Record<HallField, string> = {
  power: 'power',
  air: 'air',
  floorLoad: 'floor',
  usage: 'use',
  people: 'people',
}

export const hallBounds: Record<HallField | 'length' | 'width' | 'height', Bound> = {
  length: { least: MIN_HALL_MM, most: MAX_HALL_MM, decimals: 0 },
  width: { least: MIN_HALL_MM, most: MAX_HALL_MM, decimals: 0 },
  height: { least: 2000, most: 30_000, decimals: 0 },
  power: { least: 0, most: 10_000, decimals: 1 },
  air: { least: 0, most: 100_000, decimals: 0 },
  floorLoad: { least: 0, most: 100_000, decimals: 0 },
  usage: { least: 10, most: 100, decimals: 0 },
  people: { least: 0, most: 1000, decimals: 0 },
}

const fields = Object.keys(hallParams) as HallField[]

/** Reads the hall; what is out of bounds is brought within them. */
export function readHall(query: URLSearchParams): { hall: Hall; isSized: boolean; hasProblems: boolean } {
  const hall = { ...emptyHall }
  let hasProblems = false
  const set = (name: keyof typeof hallBounds, given: string | undefined, factor = 1) => {
    if (!given?.trim()) return
    const read = readNumber(given)
    const value = read === null ? null : withinBounds(name, read * factor)
    if (value === null || value !== roundTo(name, (read ?? 0) * factor)) hasProblems = true
    if (value !== null) hall[name] = value
  }
  const size = query.getAll(HALL_PARAM).slice(0, 3).join('x').split(/[x×]/i)
  for (const [at, name] of (['length', 'width', 'height'] as const).entries()) set(name, size[at], 1000)
  for (const name of fields) set(name, query.get(hallParams[name]) ?? undefined)
  return { hall, isSized: query.has(HALL_PARAM), hasProblems: hasProblems || size.length > 3 }
}

/** A figure of the hall within its bounds. */
export function withinBounds(name: keyof typeof hallBounds, value: number): number {
  const { least, most } = hallBounds[name]
  return Math.min(Math.max(roundTo(name, value), least), most)
}

function roundTo(name: keyof typeof hallBounds, value: number): number {
  return Number(value.toFixed(hallBounds[name].decimals))
}

/** The parts of a query that say how a hall is. */
export function writeHall(hall: Hall): string[] {
  const size = [hall.length, hall.width, ...(hall.height === null ? [] : [hall.height])].map((it) => it / 1000)
  return [
    `${HALL_PARAM}=${size.join('x')}`,
    ...fields.flatMap((name) =>
      hall[name] === null || hall[name] === emptyHall[name] ? [] : [`${hallParams[name]}=${hall[name]}`],
    ),
  ]
}

function readNumber(given: string): number | null {
  return /^\s*\d{1,7}(?:[.,]\d{1,6})?\s*$/.test(given) ? Number(given.replace(',', '.')) : null
}
