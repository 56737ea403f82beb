import type { HttpBindings } from '@hono/node-server'
import { MAX_TYPED_BYTES, type OpenPreview } from '@vitrine/contract/preview-api'
import type { LanguageCode } from '@vitrine/locales/languages'
import { loadPreviewTexts } from '@vitrine/locales/preview-texts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { localizedPath, splitLanguage } from '../../shared/languages/localized-path.ts'
import { readPreviewAddress } from '../../shared/preview/preview-base.ts'
import type { PreviewInfo } from '../../shared/preview/preview-info.ts'
import type { SiteEnvironment } from '../environment.ts'
import { isCrossSite } from '../http/request-origin.ts'
import { decideRootLanguage } from '../http/root-language.ts'
import type { PagePreview } from '../pages/handle-page-request.ts'
import { previewHeaders } from '../pages/render-page.ts'
import { createPreviewBackOffice, type PreviewBackOffice } from './ask-preview.ts'
import { type PreviewProblem, refusePreview } from './refuse-preview.ts'

type App = { Bindings: HttpBindings }
type RenderPreview = (request: Request, preview: PagePreview) => Promise<Response>

const limitTyped = bodyLimit({ maxSize: MAX_TYPED_BYTES, onError: (c) => c.body(null, 413, previewHeaders) })

/**
 * What is below the address of previews: the pages of the site with a draft, rendered for each request and kept by nobody; and what is typed into
 * the form beside one. Everything else that could be sent from a page is refused.
 */
export function createPreviews(environment: SiteEnvironment, render: RenderPreview): Hono<App> {
  const backOffice = createPreviewBackOffice(environment)
  const app = new Hono<App>()
  app.post('/:token/typed', limitTyped, async (c) => {
    if (isCrossSite(c, environment)) return c.body(null, 403, previewHeaders)
    const status = backOffice ? await backOffice.keepTyped(c.req.param('token'), await c.req.text()) : 404
    return new Response(null, { status, headers: previewHeaders })
  })
  app.get('*', (c) => showPreview(c, environment, backOffice, render))
  app.all('*', (c) => c.body(null, 405, { ...previewHeaders, allow: 'GET, HEAD' }))
  return app
}

async function showPreview(
  c: Context<App>,
  environment: SiteEnvironment,
  backOffice: PreviewBackOffice | null,
  render: RenderPreview,
): Promise<Response> {
  const url = new URL(c.req.url)
  const address = readPreviewAddress(url.pathname)
  const refuse = (problem: PreviewProblem, open?: OpenPreview) =>
    refusePreview(problem, visitorLanguage(c, address?.page), open?.backOffice)
  if (!address || !backOffice) return refuse('unknown')
  const state = await backOffice.state(address.token)
  if (state?.state !== 'open') return refuse(state ? state.state : 'away')
  if (state.page === null) return refuse('none', state)
  const moved = decideOwnPage(address, state.page)
  if (moved) return new Response(null, { status: 302, headers: { ...previewHeaders, location: moved } })
  const info = await toInfo(address, state)
  // The public address, as for every page: the routes take no other host for theirs.
  const request = new Request(environment.SITE_URL + url.pathname + url.search, { method: c.req.method })
  return render(request, { client: backOffice.client(address.token), info })
}

/** A link leads to the start of the site in its language: from there to the page of its document, wherever that is by now. */
function decideOwnPage({ base, page }: { base: string; page: string }, own: string): string | null {
  const { language, path } = splitLanguage(page)
  if (path !== '/' || own === '/' || page.endsWith('.data')) return null
  return base + localizedPath(own, language)
}

async function toInfo({ base, page }: { base: string; page: string }, open: OpenPreview): Promise<PreviewInfo> {
  const { language } = splitLanguage(page)
  const { isEditor, visitorsSee, backOffice } = open
  const texts = await loadPreviewTexts(language)
  return { base, language, texts, isEditor, visitorsSee, backOffice, publicAddress: page }
}

/** That of the address, else what the visitor's browser prefers. */
function visitorLanguage(c: Context<App>, page = '/'): LanguageCode {
  const { language } = splitLanguage(page)
  return language === 'en' ? decideRootLanguage(c.req.header('cookie'), c.req.header('accept-language')) : language
}
