/** What a visitor says of his production; null where he does not. */
export type Needs = { material: string | null; windows: number | null; people: number | null }

/** A turnkey, as far as its figures decide. */
export type TurnkeyCapacity = { slug: string; material: string; capacity: number; workers: number | null }

export type FittingTurnkey = TurnkeyCapacity & {
  /** People that are missing for it; 0 where there are enough or nobody said how many there are. */
  missing: number
}

/**
 * `machines`: a line would stand still; `least` is what the smallest of its kind makes. `line`: the lines that make as many, the nearest
 * first. `none`: no line makes as many; `most` is what the largest makes. Null: there is nothing to decide by.
 */
export type Fit =
  | { kind: 'machines'; least: number }
  | { kind: 'line'; lines: FittingTurnkey[] }
  | { kind: 'none'; most: number; lines: FittingTurnkey[] }

/** Below this part of what the smallest line makes, single machines do. */
const LINE_FROM = 0.6
const MAX_TURNKEYS = 3

/** Decides whether somebody needs a line or single machines, by the capacities of the lines that exist. */
export function decideFit({ material, windows, people }: Needs, lines: readonly TurnkeyCapacity[]): Fit | null {
  if (windows === null) return null
  const ofKind = lines
    .filter((it) => material === null || it.material === material)
    .toSorted((a, b) => a.capacity - b.capacity)
    .map((it) => ({ ...it, missing: people === null ? 0 : Math.max(0, (it.workers ?? 0) - people) }))
  const [smallest, largest] = [ofKind[0], ofKind.at(-1)]
  if (!smallest || !largest) return null
  if (windows < smallest.capacity * LINE_FROM) return { kind: 'machines', least: smallest.capacity }
  const enough = ofKind.filter(({ capacity }) => capacity >= windows)
  if (enough.length === 0) return { kind: 'none', most: largest.capacity, lines: [largest] }
  // Of those that make as many, first what the people are there for, then the smallest.
  const byPeople = enough.toSorted((a, b) => Number(a.missing > 0) - Number(b.missing > 0))
  return { kind: 'line', lines: byPeople.slice(0, MAX_TURNKEYS) }
}

/** The smallest line, one of the middle and the largest: what there is, for who has not asked yet. Fewer where there are fewer. */
export function spreadLines(lines: readonly TurnkeyCapacity[]): TurnkeyCapacity[] {
  const bySize = lines.toSorted((a, b) => a.capacity - b.capacity)
  const last = bySize.length - 1
  return [...new Set([0, Math.ceil(last / 2), last])].flatMap((at) => bySize[at] ?? [])
}
