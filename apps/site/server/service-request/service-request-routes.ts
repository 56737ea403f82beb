import type { HttpBindings } from '@hono/node-server'
import type { Client } from '@vitrine/contract/client'
import { SERVICE_REQUEST_PATH } from '@vitrine/contract/service-request-path'
import { MAX_SERIAL_LENGTH } from '@vitrine/contract/submission-limits'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { Hono } from 'hono'
import { toReference } from '../../shared/enquiries/to-reference.ts'
import { noPage } from '../buyer-page/buyer-pages.ts'
import type { Frame } from '../buyer-page/document.ts'
import { toFrame } from '../buyer-page/to-frame.ts'
import type { EnquiryServices } from '../enquiries/handle-enquiry-post.ts'
import type { RateLimit } from '../enquiries/rate-limit.ts'
import { BadMultipart } from '../enquiries/read-multipart.ts'
import type { SiteEnvironment } from '../environment.ts'
import { type AppContext, clientAddress, isFromElsewhere } from '../http/request-origin.ts'
import { decideRootLanguage } from '../http/root-language.ts'
import { transportSecurity } from '../http/security-headers.ts'
import { askSerial, type SerialAnswer } from '../serial-page/ask-serial.ts'
import { tooManyPage } from '../serial-page/serial-pages.ts'
import { acceptServiceRequest } from './accept-service-request.ts'
import { readServicePost } from './read-service-post.ts'
import { emptyValues, type Filled } from './service-form.ts'
import { formPage, refusedPage, sentPage } from './service-pages.ts'
import { takesServiceRequests } from '../serial-page/takes-service-requests.ts'

type ServiceRequestOptions = {
  environment: SiteEnvironment
  client: Client
  enquiries: EnquiryServices
  /** How many serial numbers an address may try, by whatever page. */
  serialsPerHour: RateLimit
}

/**
 * Where somebody says what is wrong with a delivered machine (decision 88): a page of the server alone, as that of its serial number is, whole without script.
 * What is sent goes the way of an enquiry.
 */
export function createServiceRequestRoutes({ environment, client, enquiries, serialsPerHour }: ServiceRequestOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(transportSecurity(environment.SITE_URL))) c.header(name, value)
  })
  app.get('/', async (c) => {
    const { frame, isTaken } = await readRequest(c, languageOf(c, c.req.query('language')))
    if (!isTaken) return noPage(frame, 'gone')
    const sent = c.req.query('sent') ?? ''
    if (/^[0-9A-F]{8}$/.test(sent)) return sentPage(frame, sent)
    const serial = (c.req.query('serial') ?? '').trim().slice(0, MAX_SERIAL_LENGTH)
    if (serial === '') return formPage(frame, toFilled('', null))
    const seconds = serialsPerHour(clientAddress(c, environment))
    if (seconds !== null) return tooManyPage(frame, seconds)
    return formPage(frame, toFilled(serial, await askSerial(client, serial, frame.language)))
  })
  app.post('/', async (c) => {
    if (isFromElsewhere(c, environment)) return c.text('Forbidden', 403)
    const type = c.req.header('content-type') ?? ''
    if (!type.startsWith('multipart/form-data')) return c.text('Unsupported Media Type', 415)
    try {
      return await answer(c)
    } catch (error) {
      if (error instanceof BadMultipart) return c.text('Bad Request', 400)
      throw error
    }
  })
  app.all('/*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' }))

  function answer(c: AppContext): Promise<Response> {
    const address = clientAddress(c, environment)
    return readServicePost(c, address, enquiries, {
      async use({ posted, staged, problems }) {
        const { frame, isTaken } = await readRequest(c, languageOf(c, posted.language))
        if (!isTaken) return noPage(frame, 'gone')
        const { language } = frame
        const outcome = acceptServiceRequest(enquiries, { posted, staged, problems }, { language, address })
        if (outcome.kind === 'accepted') return redirectToSent(language, toReference(outcome.id))
        const hadFiles = staged.files.length + problems.length > 0
        const refusal = outcome.kind === 'invalid' ? { ...outcome, problems, hadFiles } : outcome
        return refusedPage(frame, posted, refusal, posted.form)
      },
      async fail(posted) {
        const { frame } = await readRequest(c, languageOf(c, posted.language))
        return refusedPage(frame, posted, { kind: 'unavailable' }, posted.form)
      },
    })
  }

  async function readRequest(c: AppContext, language: LanguageCode): Promise<{ frame: Frame; isTaken: boolean }> {
    const company = await client('getCompany', language).catch(() => null)
    return { frame: toFrame(c, language, company?.name ?? ''), isTaken: takesServiceRequests(company, environment) }
  }
  return app
}

function redirectToSent(language: LanguageCode, reference: string): Response {
  const location = `${SERVICE_REQUEST_PATH}?${new URLSearchParams({ language, sent: reference })}`
  const headers = { location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 303, headers })
}

/** A known machine is shown; with any other serial number the form asks for it in words, and keeps what was typed. */
function toFilled(serial: string, answer: SerialAnswer | null): Filled {
  if (answer?.kind !== 'found')
    return { values: { ...emptyValues, serial_number: serial }, isKnown: false, product: '' }
  const { product } = answer
  const name = [product.model, product.name].filter(Boolean).join(' ')
  return {
    values: { ...emptyValues, serial_number: answer.serial, product_name: name || answer.serial },
    isKnown: true,
    product: product.slug ?? '',
  }
}

/** The one that is asked for, else that of the reader. */
function languageOf(c: AppContext, asked = ''): LanguageCode {
  return isLanguageCode(asked) ? asked : decideRootLanguage(c.req.header('cookie'), c.req.header('accept-language'))
}
