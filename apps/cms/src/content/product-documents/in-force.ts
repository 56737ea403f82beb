/** A version as far as it matters for which one counts. Days as `2027-01-20`; the last one counts too. */
export type DatedVersion = { language: string; validFrom: string; validUntil: string | null; publishedAt: string }

/**
 * Which versions of a document count on a day: of each language the one whose first day was last, if its last day is not over. Of two that began on the
 * same day it is the one published last.
 */
export function decideInForce<Version extends DatedVersion>(versions: readonly Version[], day: string): Set<Version> {
  const latest = new Map<string, Version>()
  for (const version of versions) {
    if (version.validFrom > day) continue
    const other = latest.get(version.language)
    if (!other || isLater(version, other)) latest.set(version.language, version)
  }
  return new Set([...latest.values()].filter(({ validUntil }) => validUntil === null || validUntil >= day))
}

const isLater = (a: DatedVersion, b: DatedVersion) =>
  a.validFrom === b.validFrom ? a.publishedAt > b.publishedAt : a.validFrom > b.validFrom

/** The day of a date as Payload keeps it, noon in UTC. */
export const toDay = (date: string): string => date.slice(0, 10)

/** A day as Payload's own field keeps it, however a client writes it. */
export const toNoon = (date: string): string => `${toDay(date)}T12:00:00.000Z`
