import type { FuzzReport } from './fuzz.ts'

/** Pages that were rendered for the first time, and what the garbage collector has not come to, in MB. */
const MAX_GROWTH_MB = 400
/** Addresses that the site has, in all languages, as pages, as their data and as calls: what is kept is bounded by it, not by what was asked. */
const MAX_ENTRIES = 10_000
/** Answers that the content API did not give in time, as a part of all: promised, but no rule. */
const MAX_UNAVAILABLE = 0.02

/** What is wrong after a run; empty where nothing is. */
export function listFaults({ found, requests, statuses, before, after }: FuzzReport): string[] {
  const unavailable = statuses[503] ?? 0
  return [
    ...(found === null ? [] : [found]),
    ...(after.uptimeS < before.uptimeS ? ['the site was started again meanwhile'] : []),
    ...(after.rssMb - before.rssMb > MAX_GROWTH_MB
      ? [`memory grew from ${before.rssMb.toFixed(0)} to ${after.rssMb.toFixed(0)} MB`]
      : []),
    ...(after.entries > MAX_ENTRIES ? [`${after.entries} entries in the page cache`] : []),
    ...(unavailable > requests * MAX_UNAVAILABLE ? [`${unavailable} answers of ${requests} were 503`] : []),
  ]
}

/** The figures as lines of text. */
export function toLines({ requests, statuses, before, after }: FuzzReport): string[] {
  const counts = Object.entries(statuses).map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
  return [
    `${requests} requests; answers by status: ${counts.join(', ')}`,
    `memory ${before.rssMb.toFixed(0)} → ${after.rssMb.toFixed(0)} MB, page cache ${before.entries} → ${after.entries} entries, ${before.cacheMb.toFixed(1)} → ${after.cacheMb.toFixed(1)} MB`,
  ]
}
