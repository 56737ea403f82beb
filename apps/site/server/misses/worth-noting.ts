import { LONGEST_MISSED_PATH, LONGEST_MISSED_QUERY } from '@vitrine/contract/shapes/misses'

/** What may say who somebody is: an address, a telephone number, a key. */
const personal = /@|%40|\d{7}|[0-9a-f]{24}|[\w-]{40}/i

/** What programs try that look for holes, and what no page of anybody's was ever called. */
const probing =
  /\/\.|\.\.|\/\/|[\\<>{}$|`"'*;=]|\/(wp-|cgi-bin|xmlrpc|vendor\/|phpmyadmin|actuator|boaform|autodiscover|owa\/|backup)|\p{Cc}/iu

/** Files are not pages; but old sites called their pages so. */
const file = /\.(?!html?$)[a-z0-9]{1,8}$/i

const notPages = /^\/(admin|api|cms-api|assets|media|_next|_nuxt|_loading|_ipx|compare|ro\/compare|error)(\/|$)/

const MOST_PARTS = 8

/** Whether an address without a page may be one that people look for. @param path decoded, without query */
export function isMissingPage(path: string): boolean {
  return (
    path.length <= LONGEST_MISSED_PATH &&
    path.split('/').length <= MOST_PARTS + 1 &&
    ![personal, probing, file, notPages].some((pattern) => pattern.test(path))
  )
}

/** Whether what was searched for may be shown to editors. */
export function isSearchMiss(query: string): boolean {
  return (
    query.length >= 2 &&
    query.length <= LONGEST_MISSED_QUERY &&
    !personal.test(query) &&
    !/https?:|[<>{}\\]/i.test(query)
  )
}
