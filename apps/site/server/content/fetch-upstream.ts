import type { SiteEnvironment } from '../environment.ts'
import { encodeBodies, hashBody } from '../page-cache/encode.ts'
import type { Entry } from '../page-cache/entry.ts'
import type { Render } from '../page-cache/page-cache.ts'
import { commonHeaders, transportSecurity } from '../http/security-headers.ts'

/** Larger files are not kept. */
const MAX_KEPT_BYTES = 2 * 1024 * 1024
const UPSTREAM_TIMEOUT_MS = 10_000

const forwardedHeaders = ['content-type', 'content-language', 'cache-control', 'location', 'last-modified']

/** Fetches a contract GET (`api …`) or an uploaded file (`media …`) from the upstream as a finished entry. */
export function createUpstreamFetch(environment: SiteEnvironment, revision: () => string): Render {
  return async (key) => {
    const at = revision()
    const { url, headers: requestHeaders, compress } = toUpstream(key, environment)
    const response = await fetch(url, {
      headers: requestHeaders,
      redirect: 'manual',
      signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS),
    }).catch(() => null)
    const headers: Record<string, string> = { ...commonHeaders, ...transportSecurity(environment.SITE_URL) }
    if (!response) return { entry: await unreachable(headers, at), keep: false }
    for (const name of forwardedHeaders) {
      const value = response.headers.get(name)
      if (value) headers[name] = value
    }
    if (key.startsWith('api '))
      Object.assign(headers, { vary: 'accept-language', 'cache-control': 'public, max-age=0, must-revalidate' })
    const plain = Buffer.from(await response.arrayBuffer())
    const keep = response.status === 200 && plain.length <= MAX_KEPT_BYTES
    const bodies = compress ? await encodeBodies(plain) : { plain, gzip: null, br: null }
    return { entry: { status: response.status, headers, bodies, hash: hashBody(plain), revision: at }, keep }
  }
}

function toUpstream(key: string, environment: SiteEnvironment) {
  const [kind = '', ...rest] = key.split(' ')
  if (kind === 'media')
    return { url: `${environment.CMS_ORIGIN}${rest[0]}`, headers: {}, compress: /\.(svg|json|txt|gltf)$/.test(key) }
  const [language = 'en', path = ''] = rest
  const headers = { accept: 'application/json', 'accept-language': language }
  return { url: environment.API_BASE + path, headers, compress: true }
}

async function unreachable(headers: Record<string, string>, revision: string): Promise<Entry> {
  const plain = Buffer.from(JSON.stringify({ detail: 'The content is out of reach at the moment.' }))
  const all = { ...headers, 'content-type': 'application/json', 'retry-after': '5', 'cache-control': 'no-store' }
  return { status: 503, headers: all, bodies: await encodeBodies(plain), hash: hashBody(plain), revision }
}
