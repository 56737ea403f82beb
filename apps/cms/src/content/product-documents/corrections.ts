import type { SerialNumber } from '../../payload-types.ts'
import { toDay } from './in-force.ts'

/** What decides which versions were in force for a delivered machine, and which documents concern it. */
export const correctedFacts = ['deliveredOn', 'modelYear'] as const
export type CorrectedFact = (typeof correctedFacts)[number]

/** What a serial number said before, and says now; nothing where the value was taken back. */
export type Correction = { what: CorrectedFact; before: string; after: string | null }
type Facts = Pick<SerialNumber, CorrectedFact>
type WithCorrections = Facts & Pick<SerialNumber, 'corrections'>

/** Filling in what was empty corrects nothing, nor does the model year of what nobody has yet. */
export function listCorrections(before: WithCorrections, after: Facts): Correction[] {
  return correctedFacts
    .filter((what) => what === 'deliveredOn' || wasDelivered(before))
    .flatMap((what) => {
      const [old, now] = [toText(what, before), toText(what, after)]
      return old === null || old === now ? [] : [{ what, before: old, after: now }]
    })
}

function toText(what: CorrectedFact, facts: Facts): string | null {
  const value = facts[what] ?? ''
  if (value === '') return null
  return what === 'deliveredOn' ? toDay(String(value)) : String(value)
}

/** Whether there is, or was, a day of delivery: a label with the number is on a machine, or has been. */
export const wasDelivered = ({ deliveredOn, corrections }: WithCorrections): boolean =>
  Boolean(deliveredOn) || listFormer({ corrections }, 'deliveredOn').length > 0

type Former = { value: string; correctedAt: string }

/** What a serial number has said of a fact before, the oldest first; each value once, with the moment when it was taken back last. */
function listFormer({ corrections }: Pick<SerialNumber, 'corrections'>, wanted: CorrectedFact): Former[] {
  const former = (corrections ?? [])
    .filter(({ what }) => what === wanted)
    .map(({ before, correctedAt }) => [before, { value: before, correctedAt }] as const)
  return [...new Map(former).values()]
}

/** Days that were taken for the day of delivery, and are not any more. */
export const formerDeliveries = (found: WithCorrections): Former[] =>
  listFormer(found, 'deliveredOn').filter(({ value }) => value !== toText('deliveredOn', found))

/** Model years that were taken for the machine's, and are not any more. */
export const formerModelYears = (found: WithCorrections): number[] =>
  listFormer(found, 'modelYear')
    .map(({ value }) => Number(value))
    .filter((year) => year !== found.modelYear)

/** The last of all days that were ever taken for the day of delivery; null where there is none. */
export function lastDelivery(found: WithCorrections): string | null {
  const current = toText('deliveredOn', found)
  const days = [...formerDeliveries(found).map(({ value }) => value), ...(current ? [current] : [])]
  return days.toSorted().at(-1) ?? null
}

/** For the audit log: what the last save has corrected, and why. */
export function tellCorrections(before: unknown, after: unknown): string {
  const [known, all] = [before, after].map((it) => (it as SerialNumber | undefined)?.corrections ?? [])
  return (all ?? [])
    .slice(known?.length)
    .map(({ what, before: from, after: to, reason }) => `${what} ${from} → ${to ?? '–'} (${reason})`)
    .join(', ')
}
