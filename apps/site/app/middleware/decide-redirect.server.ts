import type { RedirectResult } from '@vitrine/contract/shapes/seo'

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:/i

/**
 * Where a visitor of a page is sent; null where the page stays (R7.9). To another site only where the content API marks the redirect
 * as external.
 * @param path the decoded path of the page
 */
export function decideRedirect(
  path: string,
  { new_path: target, status, external }: RedirectResult,
): { location: string; status: number } | null {
  if (!target) return null
  if (ABSOLUTE.test(target)) {
    const isAllowed = external && /^https?:/i.test(target) && URL.canParse(target)
    return isAllowed ? { location: new URL(target).href, status } : null
  }
  const location = toLocation(target)
  return isSamePath(location, path) ? null : { location, status }
}

/**
 * A path of this site as an address: what is percent-encoded stays as it is. Pages have no slash at the end, so that a redirect leads
 * straight to the address that answers; slashes at the start would name another host.
 */
function toLocation(target: string): string {
  const { pathname, search, hash } = new URL(
    `/${target.replace(/^[\\/]+/, '')}`.replace(/%(?![0-9a-f]{2})/gi, '%25'),
    'http://site',
  )
  return (pathname.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1') || '/') + search + hash
}

/** The check asks without a query: a target that differs only there would be asked for again and again. */
function isSamePath(location: string, path: string): boolean {
  return toLocation(path).split(/[?#]/)[0] === location.split(/[?#]/)[0]
}
