import { slug } from '@vitrine/contract/shapes/text'
import { readLines, type SharedLine } from '../basket/shared-lines.ts'
import { COMPARED_PARAM, MAX_COMPARED } from '../compare/compare-path.ts'
import { readCompared } from '../compare/compared-products.ts'
import { splitLanguage } from '../languages/localized-path.ts'
import type { Plan } from '../planner/plan.ts'
import { readPlan, toPlanSearch } from '../planner/plan-query.ts'
import { PRODUCTS_PARAM, UNITS_PARAM } from './sheet-path.ts'

/** As many products as one call of the content API answers. */
export const MAX_SHEET_LINES = 100

export type Units = 'metric' | 'imperial'
export type SheetRequest =
  | { kind: 'product'; slug: string; units: Units }
  | { kind: 'turnkey'; slug: string; units: Units }
  | { kind: 'comparison'; slugs: string[]; units: Units }
  | { kind: 'basket'; lines: SharedLine[]; units: Units }
  | { kind: 'plan'; plan: Plan; units: Units }
  /** `unknown`: no sheet has this address; `units`: none of the two; `many`: more products than fit; `empty`: none at all. */
  | { kind: 'refused'; reason: 'unknown' | 'units' | 'many' | 'empty' }

/** Whether a path is where sheets are, whatever stands for its language. A post, a category and the like may be called `sheet`. */
export function isSheetPath(path: string): boolean {
  return /^(?:\/(?!(?:blog|category|product|turnkey)\/)[^/]+)?\/sheet(?:\/|$)/.test(path)
}

/** What an address asks for. @param path with or without language prefix */
export function readSheetRequest(path: string, query: URLSearchParams): SheetRequest {
  const named = /^\/sheet\/(product|turnkey)\/([^/]+)\.pdf$/.exec(splitLanguage(path).path)
  const [, chosen] = /^\/sheet\/(compare|basket|plan)\.pdf$/.exec(splitLanguage(path).path) ?? []
  if (!chosen && !(named && slug.safeParse(named[2]).success)) return { kind: 'refused', reason: 'unknown' }
  const units = readUnits(query)
  if (units === null) return { kind: 'refused', reason: 'units' }
  if (named) return { kind: named[1] as 'product' | 'turnkey', slug: named[2] ?? '', units }
  switch (chosen) {
    case 'compare':
      return toComparison(query, units)
    case 'plan':
      return toPlan(query, units)
    default:
      return toBasket(query, units)
  }
}

/** The part of a query that a sheet depends on, in one form, so that other spellings have no sheet of their own. */
export function toSheetQuery(path: string, query: URLSearchParams): Record<string, string> {
  const request = readSheetRequest(path, query)
  const units = query.get(UNITS_PARAM)
  const imperial: Record<string, string> =
    'units' in request && request.units === 'imperial' ? { [UNITS_PARAM]: 'imperial' } : {}
  switch (request.kind) {
    case 'comparison':
      return { [COMPARED_PARAM]: request.slugs.join(','), ...imperial }
    case 'basket':
      return { [PRODUCTS_PARAM]: request.lines.map(({ slug, cnt }) => `${slug}:${cnt}`).join(','), ...imperial }
    case 'plan':
      return { ...Object.fromEntries(new URLSearchParams(toPlanSearch(request.plan))), ...imperial }
    case 'product':
    case 'turnkey':
      return imperial
    case 'refused':
      // Nothing of it is kept; it is read again, and refused for the same reason.
      return {
        ...(query.has(PRODUCTS_PARAM) && { [PRODUCTS_PARAM]: query.get(PRODUCTS_PARAM) ?? '' }),
        ...(units !== null && { [UNITS_PARAM]: units }),
      }
  }
}

function readUnits(query: URLSearchParams): Units | null {
  const given = query.get(UNITS_PARAM) ?? 'metric'
  return given === 'metric' || given === 'imperial' ? given : null
}

function toComparison(query: URLSearchParams, units: Units): SheetRequest {
  const { slugs, hasMore } = readCompared(query)
  if (hasMore) return { kind: 'refused', reason: 'many' }
  return slugs.length === 0 ? { kind: 'refused', reason: 'empty' } : { kind: 'comparison', slugs, units }
}

function toBasket(query: URLSearchParams, units: Units): SheetRequest {
  const read = readLines(query.get(PRODUCTS_PARAM) ?? '').filter((it) => slug.safeParse(it.slug).success)
  const lines = [...new Map(read.map((it) => [it.slug, it])).values()]
  if (lines.length > MAX_SHEET_LINES) return { kind: 'refused', reason: 'many' }
  return lines.length === 0 ? { kind: 'refused', reason: 'empty' } : { kind: 'basket', lines, units }
}

function toPlan(query: URLSearchParams, units: Units): SheetRequest {
  const { plan } = readPlan(query)
  return plan.items.length === 0 ? { kind: 'refused', reason: 'empty' } : { kind: 'plan', plan, units }
}

/** How many products a sheet of these has room for. */
export function maxProducts(path: string): number {
  return path.endsWith('/compare.pdf') ? MAX_COMPARED : MAX_SHEET_LINES
}
