import { setTimeout as pause } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Client } from '@vitrine/contract/client'
import { BUYER_PAGE_PATH } from '@vitrine/contract/reserved-paths'
import type { LanguageCode } from '@vitrine/locales/languages'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { EnquiryServices } from '../enquiries/handle-enquiry-post.ts'
import type { RateLimit } from '../enquiries/rate-limit.ts'
import { MAX_BODY_BYTES } from '../enquiries/file-rules.ts'
import { BadMultipart } from '../enquiries/read-multipart.ts'
import { SpoolUnavailable } from '../enquiries/spool-unavailable.ts'
import type { SiteEnvironment } from '../environment.ts'
import { type AppContext, clientAddress, isFromElsewhere } from '../http/request-origin.ts'
import { transportSecurity } from '../http/security-headers.ts'
import { acceptBuyerMessage } from './accept-buyer-message.ts'
import { askBackend } from './ask-backend.ts'
import { type BuyerAddress, enquiryPage, noPage, noticeView, readAddress, tooManyPage } from './buyer-pages.ts'
import { buyerTextsIn } from './buyer-texts.ts'
import type { Frame } from './document.ts'
import type { Typed } from './forms-view.ts'
import { offerTextsIn } from './offers-view.ts'
import { sendOfferFile } from './send-offer-file.ts'
import { type BuyerForm, readBuyerForm } from './read-buyer-form.ts'

const LOOK_EVERY_MS = 50

const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Payload Too Large', 413) })

/** What an address may ask for, and how long it waits for what it sends to be delivered. */
export type BuyerPageLimits = { perHour: RateLimit; waitMs: number }

export type BuyerPageOptions = {
  environment: SiteEnvironment
  client: Client
  enquiries: EnquiryServices
  limits: BuyerPageLimits
  deliverDue: () => void
}

/**
 * The private pages of buyers, at `/enquiry/{language}/{token}` (decision 70). They are rendered at each request and go past the page cache;
 * behind a backend of somebody else there are none.
 */
export function createBuyerPageRoutes({ environment, client, enquiries, limits, deliverDue }: BuyerPageOptions) {
  const { spool, rateLimit } = enquiries
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(transportSecurity(environment.SITE_URL))) c.header(name, value)
  })
  // A form with files has bounds of its own (`readMultipart`).
  app.use((c, next) => (c.req.header('content-type')?.startsWith('multipart/form-data') ? next() : limitBody(c, next)))
  app.get('/:language/:token/offers/:offer', async (c) => {
    const { frame, address } = await readRequest(c)
    const seconds = limits.perHour(clientAddress(c, environment))
    if (seconds !== null) return tooManyPage(frame, seconds)
    const file = address && (await sendOfferFile(environment.API_BASE, address, c.req.param('offer')))
    return file ?? noPage(frame, 'gone')
  })
  app.get('/*', async (c) => {
    const { frame, address } = await readRequest(c)
    const seconds = limits.perHour(clientAddress(c, environment))
    if (seconds !== null) return tooManyPage(frame, seconds)
    if (!address) return noPage(frame, 'gone')
    const answer = await askBackend(client, address)
    if (answer.kind === 'erased' || answer.kind === 'gone') return noPage(frame, answer.kind)
    const text = buyerTextsIn(frame.language)
    const notice = c.req.query('sent') === undefined ? '' : noticeView(text('sent'), false)
    return enquiryPage(frame, answer.kind === 'enquiry' ? answer : null, { notice, path: pathOf(address) })
  })
  app.post('/*', async (c) => {
    if (isFromElsewhere(c, environment)) return c.text('Forbidden', 403)
    const { frame, address } = await readRequest(c)
    const seconds = limits.perHour(clientAddress(c, environment))
    if (seconds !== null) return tooManyPage(frame, seconds)
    if (!address) return noPage(frame, 'gone')
    try {
      const sender = clientAddress(c, environment)
      const answer = await readBuyerForm(c, sender, enquiries, (form) => accept(frame, address, form, sender))
      return answer ?? c.text('Unsupported Media Type', 415)
    } catch (error) {
      if (error instanceof BadMultipart) return c.text('Bad Request', 400)
      if (!(error instanceof SpoolUnavailable)) throw error
      console.error(error)
      return refuse(frame, address, { text: '', urgent: false }, 'failed', 503)
    }
  })
  app.all('/*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' }))

  async function readRequest(c: AppContext): Promise<{ frame: Frame; address: BuyerAddress | null }> {
    const { language, token } = readAddress(c.req.path)
    const night = /(?:^|;\s*)night=(true|false)/.exec(c.req.header('cookie') ?? '')?.[1]
    const frame = { language, company: await companyName(language), night: night ? night === 'true' : null }
    return { frame, address: token && environment.CMS_ORIGIN ? { language, token } : null }
  }

  /** Without it the page does without. */
  const companyName = async (language: LanguageCode) =>
    (await client('getCompany', language).catch(() => null))?.name ?? ''

  async function accept(frame: Frame, address: BuyerAddress, form: BuyerForm, sender: string): Promise<Response> {
    const answer = await askBackend(client, address)
    if (answer.kind === 'erased' || answer.kind === 'gone') return noPage(frame, answer.kind)
    const problem = form.problems[0]
    if (problem?.reason === 'noRoom') return refuse(frame, address, form, 'file.noRoom', 413)
    if (problem) return refuse(frame, address, form, 'file.wrong', 400, { name: problem.name })
    const seconds = rateLimit(sender)
    if (seconds !== null) return refuse(frame, address, form, 'tooMany', 429, { minutes: Math.ceil(seconds / 60) })
    const { text, urgent, erasure, offer, staged } = form
    if (offer && !isComplete(form)) return refuse(frame, address, { text: '', urgent: false }, 'incomplete', 400)
    const message = {
      ...address,
      ...(text && { message: text }),
      ...(urgent && { urgent }),
      ...(erasure && { erasure }),
      ...(offer && { offer: toOfferAnswer(offer) }),
    }
    const outcome = acceptBuyerMessage(spool, { form: form.form, message, staged })
    if (outcome.kind === 'empty') return refuse(frame, address, form, 'empty', 400)
    if (outcome.kind === 'unavailable') return refuse(frame, address, form, 'failed', 503)
    deliverDue()
    await waitForDelivery(outcome.id)
    const location = `${pathOf(address)}?sent`
    const headers = { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
    return new Response(null, { status: 303, headers })
  }

  async function waitForDelivery(id: string): Promise<void> {
    const end = performance.now() + limits.waitMs
    while (spool.isWaiting(id) && performance.now() < end) await pause(LOOK_EVERY_MS)
  }

  /** The page again, with what was typed and why it was not accepted. */
  async function refuse(
    frame: Frame,
    address: BuyerAddress,
    typed: Typed,
    why: 'file.noRoom' | 'file.wrong' | 'tooMany' | 'empty' | 'failed' | 'incomplete',
    status: 400 | 413 | 429 | 503,
    values: Record<string, string | number> = {},
  ): Promise<Response> {
    const answer = await askBackend(client, address)
    const { language } = frame
    const sentence = why === 'incomplete' ? offerTextsIn(language)(why) : buyerTextsIn(language)(why, values)
    const notice = noticeView(sentence, true)
    return enquiryPage(frame, answer.kind === 'enquiry' ? answer : null, {
      notice,
      status,
      typed,
      path: pathOf(address),
    })
  }

  return app
}

const pathOf = ({ language, token }: BuyerAddress) => `${BUYER_PAGE_PATH}/${language}/${token}`

/** Whether an answer to an offer says what it needs: a browser without script and a program may leave out what the form requires. */
function isComplete({ offer, text }: BuyerForm): boolean {
  if (!offer) return false
  return offer.decision === 'accept' ? offer.name !== '' && offer.isConfirmed : text !== ''
}

function toOfferAnswer({ id, decision, name }: NonNullable<BuyerForm['offer']>) {
  return decision === 'accept' ? { id, decision: 'accept' as const, name } : { id, decision: 'change' as const }
}
