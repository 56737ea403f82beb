import { PAGE_PARAM } from '../../shared/list-pages/page-number.ts'
import type { RouteIdsOf } from './match-route-ids.ts'

/**
 * Whether there are only so many addresses of the kind: search terms and what the contact page is asked for are endless, and a flood of them
 * must not push pages out of the cache. A list has so many pages: one beyond the last is not found, and therefore not kept. Of a page's data, the routes that are asked for are some of its own, in their order.
 * @param target a path and a query, however odd
 */
export function isBounded(target: string, routeIdsOf: RouteIdsOf): boolean {
  const [path = '/', search = ''] = target.split('?')
  if (isTidiedUp(path)) return false
  const asked = new URLSearchParams(search)
  asked.delete(PAGE_PARAM)
  const routes = asked.get('_routes')
  if (asked.size > (routes === null ? 0 : 1)) return false
  if (routes === null) return true
  const own = routeIdsOf(path.replace(/\.data$/, '').replace(/^\/_root$/, '/'))
  return own.filter((id) => routes.split(',').includes(id)).join() === routes
}

/** Whether the address only redirects to the same without doubled or last slashes, which there are endlessly many of. */
function isTidiedUp(path: string): boolean {
  return path !== '/' && (path.endsWith('/') || path.includes('//'))
}
