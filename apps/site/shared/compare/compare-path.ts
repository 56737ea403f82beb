/** The screen of comparisons, without language prefix. */
export const COMPARE_PATH = '/compare'
/** How many products are compared at most: on a desk their columns fit side by side. */
export const MAX_COMPARED = 4
/** The query key with the slugs of the products, with commas between. */
export const COMPARED_PARAM = 'products'
/** The query key with the slug of one more product: links of pages that do not know which others are compared. */
export const ADDED_PARAM = 'add'

/** The address without one of the products. It says so too where none is left: an address that says nothing gets what was compared last. */
export function comparePathWithout(slugs: readonly string[], taken: string): string {
  return `${COMPARE_PATH}?${COMPARED_PARAM}=${slugs.filter((it) => it !== taken).join(',')}`
}

/** The address of a comparison, without language prefix. @param added one more, if there is room for it */
export function comparePath(slugs: readonly string[], added?: string): string {
  const query = [
    ...(slugs.length > 0 ? [`${COMPARED_PARAM}=${slugs.join(',')}`] : []),
    ...(added === undefined ? [] : [`${ADDED_PARAM}=${added}`]),
  ]
  return query.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${query.join('&')}`
}
