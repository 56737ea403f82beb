import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Client } from '@vitrine/contract/client'
import { siteContext } from '../app/content/content-context.ts'
import { createCountryNames } from './content/country-names.ts'
import { createPageContent } from './content/page-content.ts'
import type { Environment } from './environment.ts'
import { languageOfPath } from './page-cache/cache-key.ts'
import { encodeBodies, hashBody } from './page-cache/encode.ts'
import type { Entry } from './page-cache/entry.ts'
import type { Render } from './page-cache/page-cache.ts'
import { everyAnswer, pagePolicy, transportSecurity } from './security-headers.ts'

/** Pages and their data are asked for again at each visit; the ETag makes that cheap. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate'
const NOT_KEPT = 'no-store'

type RenderOptions = {
  environment: Environment
  client: Client
  revision: () => string
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  textsUrls: ReadonlyMap<string, string>
}

/** Renders a page or its data (keys `html …` and `data …`) to a finished entry. */
export function createPageRender({ environment, client, revision, build, mode, textsUrls }: RenderOptions): Render {
  const handle = createRequestHandler(build, mode)
  const countryNames = createCountryNames(environment.COUNTRIES_API)
  return async (key) => {
    const target = key.slice(key.indexOf(' ') + 1)
    const url = new URL(environment.SITE_URL + target)
    const at = revision()
    const language = languageOfPath(url.pathname)
    const page = createPageContent(client, language)
    const context = new RouterContextProvider()
    const { SITE_URL: siteUrl, CHAT_URL: chatUrl = null } = environment
    context.set(siteContext, { content: page.content, countryNames, siteUrl, chatUrl, textsUrl: textsUrls.get(language) ?? null })
    const response = await handle(new Request(url), context)
    const keep = response.status < 400 && !page.isPartial()
    const entry = await toEntry(response, { revision: at, keep, siteUrl, policy: mode === 'production' })
    // Only `/` answers by language and cookie (server/root-language.ts); caches in the way must know.
    if (target === '/') entry.headers.vary = 'accept-language, cookie'
    return { entry, keep }
  }
}

type EntryOptions = { revision: string; keep: boolean; siteUrl: string; policy: boolean }

async function toEntry(response: Response, { revision, keep, siteUrl, policy }: EntryOptions): Promise<Entry> {
  const plain = Buffer.from(await response.arrayBuffer())
  const headers: Record<string, string> = { ...everyAnswer, ...transportSecurity(siteUrl) }
  for (const name of ['content-type', 'location', 'x-remix-response', 'x-remix-status']) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  headers['cache-control'] = keep ? ASK_AGAIN : NOT_KEPT
  if (response.status === 503) headers['retry-after'] = '5'
  if (policy && headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(plain.toString('utf8'))
  }
  return { status: response.status, headers, bodies: await encodeBodies(plain), hash: hashBody(plain), revision }
}
