const DAYS = 7
const WEEKS = 4
const MONTHS = 12
const DAY_MS = 24 * 60 * 60 * 1000

type Dated = { madeAt: Date }

/** Days since 1970 in UTC; the first of them was a Thursday. */
const dayOf = ({ madeAt }: Dated) => Math.floor(madeAt.getTime() / DAY_MS)
const weekOf = (it: Dated) => Math.floor((dayOf(it) + 3) / 7)
const monthOf = ({ madeAt }: Dated) => madeAt.getUTCFullYear() * 12 + madeAt.getUTCMonth()

/**
 * Decides which back-ups go: those stay that are the last of one of the 7 latest days, 4 latest weeks (from Monday) or 12 latest months that
 * have one. So none goes because none was made for a while.
 */
export function decideOutdated<B extends Dated>(backups: readonly B[]): B[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const kept = new Set([
    ...lastOfEach(newestFirst, dayOf, DAYS),
    ...lastOfEach(newestFirst, weekOf, WEEKS),
    ...lastOfEach(newestFirst, monthOf, MONTHS),
  ])
  return newestFirst.filter((it) => !kept.has(it))
}

function lastOfEach<B extends Dated>(newestFirst: readonly B[], periodOf: (it: B) => number, count: number): B[] {
  const last = new Map<number, B>()
  for (const it of newestFirst) if (!last.has(periodOf(it))) last.set(periodOf(it), it)
  return [...last.values()].slice(0, count)
}
