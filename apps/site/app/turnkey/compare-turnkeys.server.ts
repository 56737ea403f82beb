import type { TurnkeyCard, TurnkeySection } from '@vitrine/contract/shapes/shop'
import {
  type FilterableTurnkey,
  specificationValue,
  turnkeySpecifications,
} from '../../shared/specifications/turnkey-specifications.ts'
import type { Text } from '../../shared/texts/texts.ts'

/** A figure by which turnkeys are compared: its number, what that counts, and what share of the largest of all it is, from 0 to 1. */
export type ComparedFigure = { number: string; words: string; share: number }
/** `section` is the id of the section that it stands below. */
export type ComparedTurnkey = TurnkeyCard & { figures: ComparedFigure[]; section: string | undefined }

/**
 * Turnkeys in the order of their sections, those of none at the end, one of two below the first; with how much each makes, with how many people, and
 * both together, as far as they are known. @param perPerson says the last one
 */
export function compareTurnkeys(
  given: readonly TurnkeyCard[],
  sections: readonly TurnkeySection[],
  text: Text,
  perPerson: (count: number) => string,
): ComparedTurnkey[] {
  const byId = new Map(given.map((it) => [it.id, it]))
  const sectionOf = new Map<string, string>()
  for (const section of sections)
    for (const { id } of section.turnkeys) if (!sectionOf.has(id)) sectionOf.set(id, section.id)
  const turnkeys = [...new Set([...[...sectionOf.keys()].flatMap((id) => byId.get(id) ?? []), ...given])]
  const all = turnkeys.map(figuresOf)
  const largestOf = (key: keyof Figures) => Math.max(...all.map((it) => it[key]))
  return turnkeys.map((turnkey) => {
    const own = figuresOf(turnkey)
    const values = new Map(turnkeySpecifications(turnkey, text).map(({ name, value }) => [name, value]))
    const said = [
      ['capacity', values.get(text('turnkey.capacity'))],
      ['workers', values.get(text('turnkey.workers'))],
      ['perPerson', own.perPerson > 0 ? perPerson(own.perPerson) : undefined],
    ] as const
    const figures = said.flatMap(([key, value]) => (value ? [split(value, own[key] / largestOf(key) || 0)] : []))
    return { ...turnkey, figures, section: sectionOf.get(turnkey.id) }
  })
}

type Figures = { capacity: number; workers: number; perPerson: number }

/** What is not known is 0. */
function figuresOf(turnkey: FilterableTurnkey): Figures {
  const numberOf = (key: 'Capacity' | 'Nr. of workers') => Number(specificationValue(turnkey, key)) || 0
  const [capacity, workers] = [numberOf('Capacity'), numberOf('Nr. of workers')]
  return { capacity, workers, perPerson: workers > 0 ? Math.round((10 * capacity) / workers) / 10 : 0 }
}

/** A language may say something before and after a number. */
function split(value: string, share: number): ComparedFigure {
  const number = /\d[\d.,]*/.exec(value)?.[0] ?? ''
  return { number, words: value.replace(number, '').trim(), share: Math.round(share * 100) / 100 }
}
