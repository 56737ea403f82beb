import { CONTENT_TAGS_HEADER, readContentTags, TOTAL_COUNT_HEADER } from '@vitrine/contract/answer-headers'
import { findCountry, listCountries } from '@vitrine/countries/countries'
import { type Flag, readFlag } from '@vitrine/countries/flags'
import { contextHeaders } from '@vitrine/platform/requests/request-id'
import { inSpan } from '@vitrine/platform/tracing/in-span'
import type { SiteEnvironment } from '../environment.ts'
import { encodeBody, hashBody, keepPlain } from '../page-cache/encode.ts'
import type { Entry } from '../page-cache/entry.ts'
import type { Render } from '../page-cache/page-cache.ts'
import { commonHeaders, transportSecurity } from '../http/security-headers.ts'
import { toUpstreamUrl } from '../http/upstream-url.ts'

/** Calls about what there is endlessly much of: addresses, choices of products. */
const endless = /^api \S+ \/\S+\?(?:\S+&)?(?:path|ids|q)=/
/** Larger files and lists are never in memory as a whole. */
const MAX_KEPT_BYTES = 2 * 1024 * 1024
const UPSTREAM_TIMEOUT_MS = 10_000

const jsonType = { 'content-type': 'application/json' }
const apiHeaders = { vary: 'accept-language', 'cache-control': 'public, max-age=0, must-revalidate' }
/** A flag must not run as a page of this site. */
const flagHeaders = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
const forwardedHeaders = [
  'content-type',
  'content-language',
  'cache-control',
  'location',
  'last-modified',
  // An uploaded file must not run as a page of this site, kept or not.
  'content-security-policy',
  'content-disposition',
]
const forwardedOfApi = [CONTENT_TAGS_HEADER, TOTAL_COUNT_HEADER, 'link']

/**
 * Fetches a contract GET (`api …`) or an uploaded file (`media …`) from the upstream as a finished entry; null for a file or a
 * list that is too large to be one, which is to be passed on as it comes.
 */
export function createUpstreamFetch(environment: SiteEnvironment): Render {
  /** Who is known to be large is not asked for its size again: uploads never change (docs/decisions/0013-uploads.md), lists hardly become short. */
  const large = new Set<string>()
  return async (key) => {
    if (large.has(key)) return null
    const headers: Record<string, string> = { ...commonHeaders, ...transportSecurity(environment.SITE_URL) }
    const flag = /^media \/media\/flags\/([^/]+)$/.exec(key)?.[1]
    if (flag) return toFlagEntry(await readFlag(flag), headers)
    // Uploaded files are in the back office; a site alone before another API_BASE has none.
    if (key.startsWith('media ') && !environment.CMS_ORIGIN)
      return {
        entry: await toEntry(404, { ...headers, 'content-type': 'text/plain' }, Buffer.from('')),
        keep: false,
        tags: null,
      }
    const { url, headers: requestHeaders, compress } = toUpstream(key, environment)
    const answer = await load(url, requestHeaders)
    if (answer?.plain === null) {
      if (answer.response.status === 200) large.add(key)
      return null
    }
    const countries = answer === null || answer.response.status === 404 ? findBundledCountries(key) : null
    if (countries) {
      const plain = Buffer.from(JSON.stringify(countries))
      return {
        entry: await toEntry(200, { ...headers, ...apiHeaders, ...jsonType }, plain),
        keep: answer !== null,
        tags: null,
      }
    }
    if (!answer) return { entry: await unreachable(headers), keep: false, tags: null }
    const { response, plain } = answer
    const isApi = key.startsWith('api ')
    for (const name of isApi ? [...forwardedHeaders, ...forwardedOfApi] : forwardedHeaders) {
      const value = response.headers.get(name)
      if (value) headers[name] = value
    }
    if (isApi) Object.assign(headers, apiHeaders)
    const keep = response.status === 200 && !endless.test(key)
    const entry = await toEntry(response.status, headers, plain, compress)
    return { entry, keep, tags: readContentTags(response.headers) }
  }
}

/** The answer to a call for countries from the list that the product brings along; null for every other key (R3.15). */
function findBundledCountries(key: string) {
  const [, code] = /^api \S+ \/countries\/(?:all|alpha\/([^/]+))\/$/.exec(key) ?? [null, null]
  if (code === null) return null
  return code === undefined ? listCountries() : findCountry(code)
}

async function toFlagEntry(flag: Flag | null, headers: Record<string, string>) {
  const own = flag ? { 'content-type': flag.type, ...flagHeaders } : { 'content-type': 'text/plain' }
  const isText = flag?.type === 'image/svg+xml'
  const entry = await toEntry(flag ? 200 : 404, { ...headers, ...own }, flag?.bytes ?? Buffer.from(''), isText)
  return { entry, keep: flag !== null, tags: [] }
}

async function toEntry(
  status: number,
  headers: Record<string, string>,
  plain: Buffer,
  compress = true,
): Promise<Entry> {
  return { status, headers, bodies: compress ? await encodeBody(plain) : keepPlain(plain), hash: hashBody(plain) }
}

/** The answer, or null where none came or it broke off. Failures are logged, those of downloads too (R8.15): the browser tells the visitor only that they failed. */
async function load(url: string, headers: Record<string, string>) {
  const { pathname } = new URL(url)
  try {
    const signal = AbortSignal.timeout(UPSTREAM_TIMEOUT_MS)
    const response = await inSpan({ name: 'fetch', kind: 'client' }, () =>
      fetch(url, { headers: { ...headers, ...contextHeaders() }, redirect: 'manual', signal }),
    )
    const plain = await readUpTo(response, MAX_KEPT_BYTES)
    if (response.status >= 500) console.error(`GET ${pathname}: status ${response.status}`)
    return { response, plain }
  } catch (error) {
    console.error(`GET ${pathname}: the upstream did not answer:`, error instanceof Error ? error.message : error)
    return null
  }
}

/** The body, or null where it is larger: then it is left where it is. */
async function readUpTo(response: Response, maxBytes: number): Promise<Buffer | null> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel()
    return null
  }
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of response.body ?? []) {
    read += chunk.length
    // Leaving the loop gives the rest up.
    if (read > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function toUpstream(key: string, environment: SiteEnvironment) {
  const [kind = '', ...rest] = key.split(' ')
  if (kind === 'media')
    return {
      url: toUpstreamUrl(environment.CMS_ORIGIN ?? '', rest[0] ?? '').href,
      headers: {},
      compress: /\.(svg|json|txt|gltf)$/.test(key),
    }
  const [language = 'en', path = ''] = rest
  const headers = { accept: 'application/json', 'accept-language': language }
  return { url: toUpstreamUrl(environment.API_BASE, path).href, headers, compress: true }
}

async function unreachable(headers: Record<string, string>): Promise<Entry> {
  const plain = Buffer.from(JSON.stringify({ detail: 'The content is out of reach at the moment.' }))
  return toEntry(503, { ...headers, ...jsonType, 'retry-after': '5', 'cache-control': 'no-store' }, plain)
}
