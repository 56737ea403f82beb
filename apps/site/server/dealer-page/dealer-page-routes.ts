import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { ApiError } from '@vitrine/contract/errors'
import { DEALER_PAGE_PATH } from '@vitrine/contract/reserved-paths'
import { dealerAnswer, type DealerPage } from '@vitrine/contract/shapes/dealer-page'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { BuyerPageOptions } from '../buyer-page/buyer-page-routes.ts'
import { noticeView } from '../buyer-page/buyer-pages.ts'
import { type Frame, type Part, privateHeaders, toDocument, toMarkup } from '../buyer-page/document.ts'
import { toContentId } from '../enquiries/content-id.ts'
import { SpoolUnavailable } from '../enquiries/spool-unavailable.ts'
import { type AppContext, clientAddress, isFromElsewhere } from '../http/request-origin.ts'
import { transportSecurity } from '../http/security-headers.ts'
import { dealerTextsIn } from './dealer-texts.ts'
import { answerView, dealerView } from './dealer-view.ts'

const LOOK_EVERY_MS = 50
const MAX_BODY_BYTES = 64 * 1024

type Address = { language: LanguageCode; token: string | null }

/**
 * The private pages of dealers, at `/enquiry/dealer/{language}/{token}` (decision 75): one enquiry, and whether the dealer is interested. They
 * are made, kept by nobody and limited as those of buyers are; what is answered goes the way of an enquiry.
 */
export function createDealerPageRoutes(options: BuyerPageOptions) {
  const { environment, client, enquiries, limits, deliverDue } = options
  const { spool, rateLimit } = enquiries
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(transportSecurity(environment.SITE_URL))) c.header(name, value)
  })
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Payload Too Large', 413) }))
  app.get('/*', async (c) => {
    const opened = await open(c)
    if (opened instanceof Response) return opened
    const text = dealerTextsIn(opened.frame.language)
    return show(opened, c.req.query('sent') === undefined ? '' : noticeView(text('sent'), false))
  })
  app.post('/*', async (c) => {
    if (isFromElsewhere(c, environment)) return c.text('Forbidden', 403)
    const opened = await open(c)
    if (opened instanceof Response) return opened
    return answer(c, opened)
  })
  app.all('/*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' }))

  type Opened = { frame: Frame; token: string; page: DealerPage | null }

  /** What the link opens, or the page that says why it opens nothing. `page` is null where the back office does not answer. */
  async function open(c: AppContext): Promise<Opened | Response> {
    const { language, token } = readAddress(c.req.path)
    const night = /(?:^|;\s*)night=(true|false)/.exec(c.req.header('cookie') ?? '')?.[1]
    const company = (await client('getCompany', language).catch(() => null))?.name ?? ''
    const frame = { language, company, night: night ? night === 'true' : null }
    const seconds = limits.perHour(clientAddress(c, environment))
    if (seconds !== null) return plain(frame, 'tooMany', 429, { minutes: Math.ceil(seconds / 60) })
    if (!token || !environment.CMS_ORIGIN) return plain(frame, 'gone', 404)
    try {
      const page = await client('readDealerPage', language, { body: { token } })
      return page.kind === 'over' ? plain(frame, 'over', 410) : { frame, token, page }
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return plain(frame, 'gone', 404)
      console.error('the page of a dealer could not be asked for:', error)
      return { frame, token, page: null }
    }
  }

  /** The enquiry and its form; while the back office is away the form alone: what is answered is kept. */
  function show({ frame, page }: Opened, notice: Part, status?: number): Promise<Response> {
    const { language, company } = frame
    const reader = { text: dealerTextsIn(language), language, company }
    const isOpen = page?.kind !== 'enquiry' || page.state === 'asked'
    const form = isOpen ? answerView(reader, randomUUID()) : ''
    const main =
      page?.kind === 'enquiry'
        ? toMarkup`${notice}${dealerView(page, reader)}${form}`
        : toMarkup`<h1>${reader.text('title')}</h1>${notice}${noticeView(reader.text('unreachable'), true)}${form}`
    return respond(frame, reader.text('title'), main, status ?? (page ? 200 : 503))
  }

  async function answer(c: AppContext, opened: Opened): Promise<Response> {
    const { frame, token } = opened
    const text = dealerTextsIn(frame.language)
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()))
    const said = { token, language: frame.language, answer: fields.answer, message: fields.note || undefined }
    const checked = dealerAnswer.safeParse(said)
    if (!checked.success) return show(opened, noticeView(text('empty'), true), 400)
    const seconds = rateLimit(clientAddress(c, environment))
    if (seconds !== null)
      return show(opened, noticeView(text('tooMany', { minutes: Math.ceil(seconds / 60) }), true), 429)
    const body = JSON.stringify(checked.data)
    const id = toContentId(`${(fields.form ?? '').slice(0, 100)}\n${body}`)
    try {
      spool.accept({ id, kind: 'dealer-answer', language: frame.language, body }, Date.now())
    } catch (error) {
      if (!(error instanceof SpoolUnavailable)) throw error
      console.error(error)
      return show(opened, noticeView(text('failed'), true), 503)
    }
    deliverDue()
    const end = performance.now() + limits.waitMs
    while (spool.isWaiting(id) && performance.now() < end) await pause(LOOK_EVERY_MS)
    const location = `${DEALER_PAGE_PATH}/${frame.language}/${token}?sent`
    const headers = { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
    return new Response(null, { status: 303, headers })
  }

  return app
}

function readAddress(path: string): Address {
  const [code = '', token = ''] = path.slice(DEALER_PAGE_PATH.length + 1).split('/')
  return { language: isLanguageCode(code) ? code : 'en', token: /^[\w-]{64}$/.test(token) ? token : null }
}

function plain(
  frame: Frame,
  key: 'gone' | 'over' | 'tooMany',
  status: number,
  values: Record<string, string | number> = {},
): Promise<Response> {
  const sentence = dealerTextsIn(frame.language)(key, { company: frame.company, ...values })
  return respond(frame, sentence, toMarkup`<h1>${sentence}</h1>`, status)
}

async function respond(frame: Frame, title: string, main: Part, status: number): Promise<Response> {
  return new Response(await toDocument(frame, title, main), { status, headers: privateHeaders })
}
