import { COMPARED_PARAM } from '../compare/compare-path.ts'

/** Below it are the PDF sheets, as pages are: without language prefix English, else in the language. */
export const SHEET_PATH = '/sheet'
/** The query key of the products of a comparison and of a basket. */
export const PRODUCTS_PARAM = COMPARED_PARAM
/** The query key of the system of units; without it figures are metric. */
export const UNITS_PARAM = 'units'

export const productSheetPath = (slug: string) => `${SHEET_PATH}/product/${slug}.pdf`
export const turnkeySheetPath = (slug: string) => `${SHEET_PATH}/turnkey/${slug}.pdf`
export const comparisonSheetPath = (slugs: readonly string[]) =>
  `${SHEET_PATH}/compare.pdf?${PRODUCTS_PARAM}=${slugs.join(',')}`

/** @param search the query of a plan (planner/plan-query.ts) */
export const planSheetPath = (search: string) => `${SHEET_PATH}/plan.pdf?${search}`

/** The address of the same sheet with imperial figures. */
export function inImperial(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${UNITS_PARAM}=imperial`
}
