import { prefixesOf, unredirectedStarts } from '@vitrine/contract/reserved-paths'
import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { splitPagePath } from './page-path.ts'
import { indexRedirects, followRedirects, type Redirect, type RedirectIndex } from './follow-redirects.ts'

/** For these the site asks for no redirect (R7.8). */
const neverLookedUp = ['/_nuxt', '/_loading', '/_ipx', '/media/', '/ro/compare', '/compare']
/** Not pages. */
const notPages = ['/admin/', '/api/', '/cms-api/', '/_next/', '/assets/']

/** Why no page can be redirected from here, or null. */
export function refuseSource(from: string): string | null {
  const start = [...neverLookedUp, ...notPages].find((it) => from.startsWith(it))
  return start ? `Addresses that start with ${start} are never redirected.` : null
}

/** Why a redirect may not lead there, or null. */
export function refuseTarget(to: string, external: boolean): string | null {
  if (/^\/(?![/\\])[^\s\\]*$/.test(to))
    return external ? 'Leads to another site is ticked, and this is a path of this one.' : null
  if (!/^https?:\/\//.test(to) || !URL.canParse(to)) return 'A path of this site, such as /turnkey/.'
  return external ? null : 'A path of this site, such as /turnkey/. To another site only if an administrator ticks so.'
}

/** Why a redirect may not stand among the others: it would lead visitors of some language in a circle. Null where it may. */
export function refuseCircle(redirect: Redirect, others: RedirectIndex): string | null {
  const all = indexRedirects([...others.values(), redirect])
  const { prefix } = splitPagePath(redirect.from)
  for (const language of prefix ? [null] : [null, ...languageCodes]) {
    const way = followRedirects(language ? `/${language}${redirect.from}` : redirect.from, all)
    if (way.kind !== 'circle') continue
    return way.steps.length === 2
      ? 'This leads to itself.'
      : `Visitors${of(language)} would go round in a circle: ${way.steps.join(' → ')}`
  }
  return null
}

const of = (language: LanguageCode | null) => (language ? ` of ${language}` : '')

/** Where the target itself leads on to: the redirect then leads there at once. Null where the target stays. */
export function findEnd(redirect: Redirect, others: RedirectIndex): Pick<Redirect, 'to' | 'external'> | null {
  if (redirect.external) return null
  const way = followRedirects(redirect.to, others)
  return way.kind === 'leads' ? { to: way.to, external: way.external } : null
}
