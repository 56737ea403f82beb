import { splitLanguage } from '../../app/language/path.ts'
import { toApiKey } from './api-key.ts'

/**
 * Names what a request asks for, or null where the answer is not kept. A key says everything that the answer depends on:
 * the kind, the path, and the query keys that the route declares; other query keys (campaign tags) share one entry.
 */
export function toCacheKey(method: string | undefined, url: string, acceptLanguage: string | undefined): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at + 1)
  if (path.startsWith('/api/')) return toApiKey(path, query, acceptLanguage)
  if (path.startsWith('/media/')) return query === '' ? `media ${path}` : null
  if (isPassedOn(path)) return null
  if (path.endsWith('.data')) return toDataKey(path, query)
  return `html ${path}`
}

const passedOn = ['/admin', '/cms-api', '/_next', '/assets', '/healthz', '/readyz', '/metrics']

/** Addresses that belong to the back office, to files or to operations, not to a screen. */
function isPassedOn(path: string): boolean {
  return passedOn.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** The router asks for the data of some routes of a page by `_routes`; nothing else in its query matters. */
function toDataKey(path: string, query: string): string | null {
  const routes = new URLSearchParams(query).get('_routes')
  if (routes === null) return `data ${path}`
  return /^[a-z,-]{1,100}$/.test(routes) ? `data ${path}?_routes=${encodeURIComponent(routes)}` : null
}

/** The page's language, for rendering: from the prefix of the path. */
export function languageOfPath(path: string) {
  return splitLanguage(path.replace(/\.data$/, '').replace(/^\/_root$/, '/')).language
}
