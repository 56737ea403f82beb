import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { splitPagePath, toPagePath } from './page-path.ts'

export type RedirectStatus = '301' | '302' | '307' | '308'
export type Redirect = { from: string; to: string; status: RedirectStatus; external?: boolean | null }
/** Redirects by where they lead away from. */
export type RedirectIndex = ReadonlyMap<string, Redirect>

export type RedirectPath =
  | { kind: 'stays' }
  /** `steps` are the pages passed through, the asked one first. */
  | { kind: 'leads'; to: string; status: RedirectStatus; external: boolean; steps: string[] }
  | { kind: 'circle'; steps: string[] }

export const indexRedirects = (redirects: Iterable<Redirect>): Map<string, Redirect> =>
  new Map([...redirects].map((it) => [it.from, it]))

/**
 * Where a visitor of a path ends, over as many redirects as there are: one answer, so that a browser never has to follow a chain.
 * A redirect given with a language holds in that language, one without in every language, and keeps it.
 */
export function followRedirects(path: string, redirects: RedirectIndex): RedirectPath {
  const steps: string[] = []
  const statuses: RedirectStatus[] = []
  let at = toPagePath(path)
  let to = path
  for (;;) {
    const next = step(at, redirects)
    if (!next) return statuses.length === 0 ? { kind: 'stays' } : leads(to, steps, statuses, false)
    steps.push(at)
    statuses.push(next.redirect.status)
    to = next.to
    if (next.redirect.external) return leads(to, steps, statuses, true)
    at = toPagePath(to)
    if (steps.includes(at)) return { kind: 'circle', steps: [...steps, at] }
  }
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

/** For good only if every step is. */
function leads(to: string, steps: string[], statuses: RedirectStatus[], external: boolean): RedirectPath {
  const passing = statuses.find((status) => status === '302' || status === '307')
  return { kind: 'leads', to, status: passing ?? statuses[0] ?? '301', external, steps }
}

function inLanguage(path: string, prefix: LanguageCode): string {
  const first = path.split(/[/?#]/)[1] ?? ''
  return prefix === 'en' || isLanguageCode(first) ? path : `/${prefix}${path}`
}
