import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { toLinkedAddress } from './page-addresses.ts'
import { splitPagePath, toPagePath } from './page-path.ts'

export type RedirectStatus = '301' | '302' | '307' | '308'
export type Redirect = { from: string; to: string; status: RedirectStatus; external?: boolean | null }
/** Redirects by their `from`. */
export type RedirectIndex = ReadonlyMap<string, Redirect>

export type FollowedRedirect =
  | { kind: 'none' }
  /** `steps` are the pages on the way, the asked one first. */
  | { kind: 'redirect'; to: string; status: RedirectStatus; external: boolean; steps: string[] }
  | { kind: 'circle'; steps: string[] }

export const indexRedirects = (redirects: Iterable<Redirect>): Map<string, Redirect> =>
  new Map([...redirects].map((it) => [it.from, it]))

/**
 * Follows all redirects of a path at once, so that a browser never has to follow a chain. A redirect with a language prefix applies to
 * that language; one without applies to every language, which it keeps.
 */
export function followRedirects(path: string, redirects: RedirectIndex): FollowedRedirect {
  const steps: string[] = []
  const statuses: RedirectStatus[] = []
  let page = toPagePath(path)
  let to = path
  for (;;) {
    // What holds for a product's page holds below each of its parents.
    const next = step(page, redirects) ?? (steps.length === 0 ? step(toLinked(page), redirects) : null)
    if (!next) return statuses.length === 0 ? { kind: 'none' } : toRedirect(to, steps, statuses, false)
    steps.push(page)
    statuses.push(next.redirect.status)
    to = next.to
    if (next.redirect.external) return toRedirect(to, steps, statuses, true)
    page = toPagePath(to)
    if (steps.includes(page)) return { kind: 'circle', steps: [...steps, page] }
  }
}

/** The same page below the parent that the site links to. */
export function toLinked(path: string): string {
  const { page, prefix } = splitPagePath(path)
  return `${prefix === null ? '' : `/${prefix}`}${toLinkedAddress(page)}`
}

function step(path: string, redirects: RedirectIndex): { redirect: Redirect; to: string } | null {
  const exact = redirects.get(path)
  if (exact) return { redirect: exact, to: exact.to }
  const { page, prefix } = splitPagePath(path)
  const general = prefix === null ? undefined : redirects.get(page)
  return general && prefix
    ? { redirect: general, to: general.external ? general.to : inLanguage(general.to, prefix) }
    : null
}

/** Permanent only if every step is. */
function toRedirect(to: string, steps: string[], statuses: RedirectStatus[], external: boolean): FollowedRedirect {
  const temporary = statuses.find((status) => status === '302' || status === '307')
  return { kind: 'redirect', to, status: temporary ?? statuses[0] ?? '301', external, steps }
}

function inLanguage(path: string, prefix: LanguageCode): string {
  const first = path.split(/[/?#]/)[1] ?? ''
  return prefix === 'en' || isLanguageCode(first) ? path : `/${prefix}${path}`
}
