import { unredirectedStarts } from '@vitrine/contract/reserved-paths'
import { type MiddlewareFunction, redirect } from 'react-router'
import { siteContext } from '../../shared/site-context.ts'

/**
 * Redirects to where a page has moved (R7.7, R7.9), and removes a slash at the end of the path.
 * To another site only where the content API marks the redirect as external.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, search } = new URL(request.url)
  const path = decodePath(pathname)
  if (!unredirectedStarts.some((start) => path.startsWith(start))) {
    const moved = await context.get(siteContext).api.optional('checkRedirect', null, { path: withSlashes(path) })
    if (moved && withSlashes(moved.new_path) !== withSlashes(path))
      throw redirect(moved.external ? moved.new_path : encodeURI(withoutLastSlash(moved.new_path)), moved.status)
  }
  if (pathname.length > 1 && pathname.endsWith('/')) throw redirect(withoutLastSlash(pathname) + search, 301)
  return next()
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Pages have no slash at the end: a redirect leads straight to the address that answers, and never to another host. */
function withoutLastSlash(path: string): string {
  const [before = '', ...query] = path.split('?')
  const normalized = before.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
  return [normalized, ...query].join('?')
}

/** Paths are normalised to start and end with a slash (R7.3). */
function withSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}
