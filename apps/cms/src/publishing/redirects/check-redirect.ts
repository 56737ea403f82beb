import { prefixesOf, unredirectedStarts } from '@vitrine/contract/reserved-paths'
import { languageCodes } from '@vitrine/locales/languages'
import { type Say, sayEnglish } from '../../platform/forms/say.ts'
import { splitPagePath } from './page-path.ts'
import type { FindRedirects } from './find-redirects.ts'
import type { Redirect } from './follow-redirects.ts'
import { followStoredRedirects } from './follow-stored-redirects.ts'

const notPages = prefixesOf('back-office', 'content-api', 'asset', 'buyer-page').map((prefix) => `${prefix}/`)

/** Why an address cannot be redirected, or null. */
export function refuseSource(from: string, say: Say = sayEnglish): string | null {
  const start = [...unredirectedStarts, ...notPages].find((it) => from.startsWith(it))
  return start ? say('Addresses that start with {start} are never redirected.', { start }) : null
}

/** Why an address cannot be the target of a redirect, or null. */
export function refuseTarget(to: string, external: boolean, say: Say = sayEnglish): string | null {
  if (/^\/(?![/\\])[^\s\\]*$/.test(to))
    return external ? say('“Leads to another site” is ticked, but this is a path of this site.') : null
  if (!/^https?:\/\//.test(to) || !URL.canParse(to)) return say('Give a path of this site, such as /turnkey/.')
  return external
    ? null
    : say('Give a path of this site, such as /turnkey/. Only an administrator can allow another site.')
}

/** The sentence for an editor whose redirect would close a circle in some language, or null. */
export async function refuseCircle(
  redirect: Redirect,
  findOthers: FindRedirects,
  say: Say = sayEnglish,
): Promise<string | null> {
  const find: FindRedirects = async (pages) => [
    ...(await findOthers(pages)).filter(({ from }) => from !== redirect.from),
    ...(pages.includes(redirect.from) ? [redirect] : []),
  ]
  const { prefix } = splitPagePath(redirect.from)
  for (const language of prefix ? [null] : [null, ...languageCodes]) {
    const result = await followStoredRedirects(language ? `/${language}${redirect.from}` : redirect.from, find)
    if (result.kind !== 'circle') continue
    if (result.steps.length === 2) return say('This leads to itself.')
    const steps = result.steps.join(' → ')
    return language
      ? say('Visitors of {language} would go round in a circle: {steps}', { language, steps })
      : say('Visitors would go round in a circle: {steps}', { steps })
  }
  return null
}

/** Where the target is itself redirected to, or null. */
export async function findFinalTarget(
  redirect: Redirect,
  findOthers: FindRedirects,
): Promise<Pick<Redirect, 'to' | 'external'> | null> {
  if (redirect.external) return null
  const result = await followStoredRedirects(redirect.to, findOthers)
  return result.kind === 'redirect' ? { to: result.to, external: result.external } : null
}
