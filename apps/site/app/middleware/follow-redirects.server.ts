import { unredirectedStarts } from '@vitrine/contract/reserved-paths'
import type { RedirectResult } from '@vitrine/contract/shapes/seo'
import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { RedirectNotFound } from '../../shared/errors/redirect-errors.ts'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { type PageApi, siteContext } from '../../shared/site-context.ts'
import { decideRedirect } from './decide-redirect.server.ts'

/**
 * Redirects to where a page has moved (R7.7, R7.9), and removes a slash at the end of the path.
 * To another site only where the content API marks the redirect as external.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  // Not the request's own address: for the data of a page that ends with `.data`.
  // What a preview shows stands where it will be, whatever leads away from there now.
  if (context.get(siteContext).preview) return next()
  const { pathname, search } = url
  const path = decodePath(pathname)
  const isLookedUp = !unredirectedStarts.some((start) => path.startsWith(start))
  const looking = isLookedUp ? findMove(context.get(siteContext).api, path) : null
  if (pathname.length > 1 && pathname.endsWith('/')) {
    const tidied = redirect(pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1') + search, 301)
    throw (await looking) ?? tidied
  }
  // The page is made meanwhile: hardly any has moved, and that one has is kept (R13.62).
  const [moved, page] = await Promise.all([looking, next()])
  if (moved) throw moved
  return page
}

/** The redirect to where a page has moved; null where it stays. */
async function findMove(api: PageApi, path: string): Promise<Response | null> {
  const found = await findRedirect(api, path)
  const moved = found && decideRedirect(path, found)
  if (!moved) return null
  // A change of language loads the whole document.
  const isSameLanguage = splitLanguage(moved.location).language === splitLanguage(path).language
  const lead = isSameLanguage ? redirect : redirectDocument
  return lead(moved.location, moved.status)
}

/** What the content API says of a path; the request goes on where that cannot be found out (R8.8, R8.9). */
async function findRedirect(api: PageApi, path: string): Promise<RedirectResult | null> {
  try {
    return await api.findRedirect(withSlashes(path))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error instanceof RedirectNotFound) return null
    const cause = error.cause instanceof Error ? error.cause.message : error.cause
    console.error(`${error.message}: checkRedirect (${splitLanguage(path).language}):`, cause)
    return null
  }
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Paths are normalised to start and end with a slash (R7.3). */
function withSlashes(path: string): string {
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}
