import { unredirectedStarts } from '@vitrine/contract/reserved-paths'
import { type MiddlewareFunction, redirect } from 'react-router'
import { siteContext } from '../../shared/site-context.ts'

/**
 * Sends the visitor on where the page has moved to (R7.7, R7.9); a slash too many at the end is taken off.
 * To another site only where the answer says that this is meant.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { pathname, search } = new URL(request.url)
  const path = decodePath(pathname)
  if (!skipped.some((start) => path.startsWith(start))) {
    const found = await context.get(siteContext).api.optional('checkRedirect', null, { path: withSlashes(path) })
    if (found && withSlashes(found.new_path) !== withSlashes(path))
      throw redirect(found.external ? found.new_path : encodeURI(withoutLastSlash(found.new_path)), found.status)
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
  const plain = before.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
  return [plain, ...query].join('?')
}

/** Paths are normalised to start and end with a slash (R7.3). */
function withSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}
