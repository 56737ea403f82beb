import type { SiteEnvironment } from '../environment.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'
import { encodeBodies, hashBody } from '../page-cache/encode.ts'
import type { Entry } from '../page-cache/entry.ts'
import type { Render } from '../page-cache/page-cache.ts'
import type { HandlePageRequest } from './handle-page-request.ts'
import { commonHeaders, pagePolicy, transportSecurity } from '../http/security-headers.ts'
import type { PagePost } from '../enquiries/handle-page-post.ts'
import { originsOf, thirdPartiesOf } from '../http/third-party-origins.ts'

/** Pages and their data are asked for again at each visit; the ETag makes that cheap. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'
const NOT_KEPT = 'no-store'

type RenderOptions = {
  environment: SiteEnvironment
  answer: HandlePageRequest
  revision: () => string
  mode: 'production' | 'development'
  /** Hears of addresses without a page. */
  noteMissing: (path: string) => void
}

/** Renders a page or its data (keys `html …` and `data …`) to a finished entry. */
export function createPageRenderer({ environment, answer, revision, mode, noteMissing }: RenderOptions): Render {
  const { SITE_URL: siteUrl } = environment
  return async (key) => {
    const target = key.slice(key.indexOf(' ') + 1)
    const at = revision()
    const { response, isPartial } = await answer(new Request(siteUrl + target))
    if (response.status === 404) noteMissing(toAddress(target))
    const good = response.status < 400 && !isPartial
    const others = originsFor(environment, target)
    const entry = await toEntry(response, { revision: at, good, siteUrl, policy: mode === 'production', others })
    // Only `/` answers by language and cookie (server/http/root-language.ts); caches in the way must know.
    if (target === '/') entry.headers.vary = 'accept-language, cookie'
    return { entry, keep: good && !isSearch(target) }
  }
}

/** The page's address, of itself or of its data. */
function toAddress(target: string): string {
  return (target.split('?')[0] ?? '').replace(/\.data$/, '')
}

/** What visitors type is endless: a flood of words must not push pages out of the cache. */
function isSearch(target: string): boolean {
  return new URLSearchParams(target.split('?')[1]).has('q')
}

/** Answers a form that was posted to a page: the same headers, kept by nobody. */
export function createPagePostRenderer({ environment, answer, mode }: Omit<RenderOptions, 'revision' | 'noteMissing'>) {
  return async (request: Request, posting: PagePost): Promise<Response> => {
    const { response } = await answer(request, posting)
    const others = originsFor(environment, new URL(request.url).pathname)
    const options = { revision: '', good: false, siteUrl: environment.SITE_URL, policy: mode === 'production', others }
    const { status, headers, bodies } = await toEntry(response, options)
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(bodies.plain), { status, headers })
  }
}

function originsFor(environment: SiteEnvironment, target: string): string[] {
  const [pathname = '/'] = target.split('?')
  return originsOf(thirdPartiesOf(environment, languageOfPath(pathname)))
}

type EntryOptions = {
  revision: string
  good: boolean
  siteUrl: string
  policy: boolean
  /** Origins that the page may use besides our own. */
  others: readonly string[]
}

async function toEntry(response: Response, { revision, good, siteUrl, policy, others }: EntryOptions): Promise<Entry> {
  const plain = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = { ...commonHeaders, ...transportSecurity(siteUrl) }
  for (const name of ['content-type', 'location', 'retry-after', 'x-remix-response', 'x-remix-status']) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  headers['cache-control'] = good ? ASK_AGAIN : NOT_KEPT
  if (response.status === 503) headers['retry-after'] ??= '5'
  if (policy && headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(plain.toString('utf8'), others)
  }
  return { status: response.status, headers, bodies: await encodeBodies(plain), hash: hashBody(plain), revision }
}
