/** The query key by which a browser asks for the data that a page was made from; its value is their hash: another version has another address. */
export const HYDRATION_PARAM = '_hydration'

/** The header of such an answer: the hash of what is in it. */
export const DATA_HASH_HEADER = 'x-data-hash'

/** @param target path and query of the page */
export function hydrationAddress(target: string, hash: string): string {
  return `${target}${target.includes('?') ? '&' : '?'}${HYDRATION_PARAM}=${hash}`
}

/** @param url path and query */
export function isHydrationAddress(url: string): boolean {
  return askedHash(url) !== null
}

/**
 * The hash of the data that an address asks for; null where it asks for none.
 * @param url path and query
 */
export function askedHash(url: string): string | null {
  return new URLSearchParams(url.split('?')[1]).get(HYDRATION_PARAM)
}
