import { localizedPath, splitLanguage } from '../../shared/languages/localized-path.ts'
import { productPath, turnkeyPath } from '../../shared/paths.ts'
import { readSheetRequest } from '../../shared/sheets/sheet-request.ts'
import { cdnHeaders } from '../cdn/cdn-headers.ts'
import type { SiteEnvironment } from '../environment.ts'
import { commonHeaders, transportSecurity } from '../http/security-headers.ts'
import { encodeBody, hashBody, keepPlain } from '../page-cache/encode.ts'
import type { Render, Rendered } from '../page-cache/page-cache.ts'
import { proxyHeaders } from '../page-cache/proxy-expiry.ts'
import { fallbackHeaders } from '../pages/error-page-fallback.ts'
import type { HandlePageRequest } from '../pages/handle-page-request.ts'
import { REVALIDATE } from '../pages/render-page.ts'
import { refusedSheet, type RefusedStatus, RETRY_AFTER } from './refused-sheet.ts'
import { sheetHeaders } from './sheet-headers.ts'

type RendererOptions = {
  environment: SiteEnvironment
  handlePageRequest: HandlePageRequest
  /** That of pages: what has no sheet has no page either, or has moved. */
  renderPage: Render
}

/** Renders a sheet (keys `sheet …`) to a finished entry. */
export function createSheetRenderer({ environment, handlePageRequest, renderPage }: RendererOptions): Render {
  const { SITE_URL: siteUrl } = environment
  return async (key) => {
    const target = key.slice('sheet '.length)
    const { pathname, searchParams } = new URL(siteUrl + target)
    const base = { ...commonHeaders, ...transportSecurity(siteUrl) }
    // The router would answer with the sheet's bytes in its own format.
    if (pathname.endsWith('.data'))
      return toEntry(404, { ...base, ...fallbackHeaders }, refusedSheet(pathname, 404, 'unknown'))
    const { response, mayKeep, tags } = await handlePageRequest(new Request(siteUrl + target), 'in-document')
    if (response.status === 200) {
      const plain = Buffer.from(await response.arrayBuffer())
      const headers: Record<string, string> = {
        ...base,
        ...sheetHeaders(pathname, response.headers.get('x-sheet-page') ?? siteUrl),
        'cache-control': mayKeep ? REVALIDATE : 'no-store',
        ...(mayKeep && { ...cdnHeaders(environment, tags), ...proxyHeaders(environment) }),
      }
      return { entry: { status: 200, headers, bodies: keepPlain(plain), hash: hashBody(plain) }, keep: mayKeep, tags }
    }
    const page = response.status === 404 ? toPage(pathname, searchParams) : null
    const instead = page && (await renderPage(`html ${page}`))
    // A page that exists has a sheet: then it is the address that is wrong.
    if (instead && instead.entry.status >= 300) return { ...instead, keep: false }
    const location = response.headers.get('location')
    if (location !== null) return toEntry(response.status, { ...base, location, 'cache-control': 'no-store' }, '')
    const status = toRefusedStatus(response.status)
    const headers = { ...base, ...fallbackHeaders, ...(status === 503 && { 'retry-after': RETRY_AFTER }) }
    return toEntry(status, headers, refusedSheet(pathname, status, await response.text()))
  }
}

/** The page that says what there is instead; null where it has none to say it. */
function toPage(path: string, query: URLSearchParams): string | null {
  const { language } = splitLanguage(path)
  const request = readSheetRequest(path, query)
  switch (request.kind) {
    case 'product':
      return localizedPath(productPath(request.slug), language)
    case 'turnkey':
      return localizedPath(turnkeyPath(request.slug), language)
    case 'refused':
    case 'comparison':
    case 'basket':
    case 'plan':
      return null
  }
}

function toRefusedStatus(status: number): RefusedStatus {
  return status === 400 || status === 404 ? status : 503
}

async function toEntry(status: number, headers: Record<string, string>, text: string): Promise<Rendered> {
  const plain = Buffer.from(text)
  return {
    entry: { status, headers, bodies: await encodeBody(plain), hash: hashBody(plain) },
    keep: false,
    tags: null,
  }
}
