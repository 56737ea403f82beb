import { languageStates, type LanguageState } from '../language-states.ts'

export type Counts = Record<LanguageState, number>
export type StateCounts = { all: number; unknown: number; byLanguage: Record<string, Counts> }

const none = (): Counts => ({ missing: 0, stale: 0, filled: 0, waiting: 0, machine: 0 })

/** @param columns each column of states that documents have, and how many have it; null where nobody has found it out */
export function countStates(
  columns: readonly { states: string | null; number: number }[],
  languages: readonly string[],
): StateCounts {
  const counts: StateCounts = {
    all: 0,
    unknown: 0,
    byLanguage: Object.fromEntries(languages.map((code) => [code, none()])),
  }
  for (const { states, number } of columns) {
    counts.all += number
    if (states === null) counts.unknown += number
    for (const token of states?.split(' ') ?? []) {
      const [language = '', state = ''] = token.split(':')
      const own = counts.byLanguage[language]
      if (own && isState(state)) own[state] += number
    }
  }
  return counts
}

/** The same of several kinds together. */
export function addCounts(all: readonly StateCounts[], languages: readonly string[]): StateCounts {
  const sum = countStates([], languages)
  for (const counts of all) {
    sum.all += counts.all
    sum.unknown += counts.unknown
    for (const code of languages)
      for (const state of languageStates) {
        const own = sum.byLanguage[code]
        if (own) own[state] += counts.byLanguage[code]?.[state] ?? 0
      }
  }
  return sum
}

const isState = (state: string): state is LanguageState => languageStates.some((it) => it === state)
