import type { Needs } from './decide-fit.ts'

/** The page that asks what somebody makes, without language prefix. */
export const GUIDE_PATH = '/finder'
export const MATERIAL_PARAM = 'material'
export const WINDOWS_PARAM = 'windows'
export const PEOPLE_PARAM = 'people'

const MAX_NUMBER = 10_000
const MAX_MATERIAL_LENGTH = 100

/** What an address says of somebody's production; what cannot be read is left out. */
export type GuideQuery = Needs & { hasProblems: boolean }

export function readGuideQuery(query: URLSearchParams): GuideQuery {
  const material = query.get(MATERIAL_PARAM)?.slice(0, MAX_MATERIAL_LENGTH) || null
  const [windows, people] = [readNumber(query.get(WINDOWS_PARAM)), readNumber(query.get(PEOPLE_PARAM))]
  return {
    material,
    windows: windows ?? null,
    people: people ?? null,
    hasProblems: windows === undefined || people === undefined,
  }
}

/** @returns null where nothing is given, undefined where it is no whole number within the bounds */
function readNumber(given: string | null): number | null | undefined {
  if (!given) return null
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= MAX_NUMBER ? number : undefined
}

/** The part of a query that the answer depends on. */
export function toGuideKey(query: URLSearchParams): Record<string, string> {
  const given = [MATERIAL_PARAM, WINDOWS_PARAM, PEOPLE_PARAM].flatMap((key) => {
    const value = query.get(key)?.slice(0, MAX_MATERIAL_LENGTH)
    return value ? [[key, value] as const] : []
  })
  return Object.fromEntries(given)
}
