import { isReservedPath } from '@vitrine/contract/reserved-paths'
import { MAX_REPORTED_PATH_LENGTH, MAX_REPORTED_QUERY_LENGTH } from '@vitrine/contract/shapes/not-found-report'

/** What may tell who somebody is: an address, a telephone number, a key. */
const personal = /@|%40|\d{7}|[0-9a-f]{24}|[\w-]{40}/i

/** What vulnerability scanners try, and what no page was ever called. */
const probing =
  /\/\.|\.\.|\/\/|[\\<>{}$|`"'*;=]|\/(wp-|cgi-bin|xmlrpc|vendor\/|phpmyadmin|actuator|boaform|autodiscover|owa\/|backup)|\p{Cc}/iu

/** Files are not pages, except .htm and .html. */
const file = /\.(?!html?$)[a-z0-9]{1,8}$/i

const errorPage = /^\/error(\/|$)/

const MAX_PATH_SEGMENTS = 8

/** Whether an address without a page may be one that people ask for. @param path decoded, without query */
export function shouldLogPage(path: string): boolean {
  return (
    path.length <= MAX_REPORTED_PATH_LENGTH &&
    path.split('/').length <= MAX_PATH_SEGMENTS + 1 &&
    !isReservedPath(path) &&
    ![personal, probing, file, errorPage].some((pattern) => pattern.test(path))
  )
}

/** Whether what was searched for may be shown to editors. */
export function shouldLogSearch(query: string): boolean {
  return (
    query.length >= 2 &&
    query.length <= MAX_REPORTED_QUERY_LENGTH &&
    !personal.test(query) &&
    !/https?:|[<>{}\\]|\p{Cc}/iu.test(query)
  )
}
