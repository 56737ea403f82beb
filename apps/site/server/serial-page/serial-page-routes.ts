import type { HttpBindings } from '@hono/node-server'
import type { Client } from '@vitrine/contract/client'
import { DOCUMENTS_PATH, toSerialPath } from '@vitrine/contract/document-address'
import { isLanguageCode, type LanguageCode } from '@vitrine/locales/languages'
import { Hono } from 'hono'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { toFrame } from '../buyer-page/to-frame.ts'
import { sendDocumentFile } from '../documents/send-document-file.ts'
import type { RateLimit } from '../enquiries/rate-limit.ts'
import type { SiteEnvironment } from '../environment.ts'
import { type AppContext, clientAddress } from '../http/request-origin.ts'
import { decideRootLanguage } from '../http/root-language.ts'
import { transportSecurity } from '../http/security-headers.ts'
import { askSerial } from './ask-serial.ts'
import { foundPage, type SerialFrame, tooManyPage, unknownPage } from './serial-pages.ts'
import { takesServiceRequests } from './takes-service-requests.ts'

type SerialPageOptions = { environment: SiteEnvironment; client: Client; perHour: RateLimit }

/**
 * What the identification link of a product opens, at `/serial/{serial number}`, in its reader's language (decision 83). It is rendered at each
 * request and goes past the page cache. A wrong number is answered as any other wrong one, and each address has few tries.
 */
export function createSerialPageRoutes({ environment, client, perHour }: SerialPageOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(transportSecurity(environment.SITE_URL))) c.header(name, value)
  })
  app.get('/', (c) => {
    const language = languageOf(c)
    const serial = (c.req.query('serial') ?? '').trim()
    const to = serial
      ? `${toSerialPath(serial)}?${new URLSearchParams({ language })}`
      : localizedPath(DOCUMENTS_PATH, language)
    return new Response(null, { status: 303, headers: { location: to, 'cache-control': 'private, no-store' } })
  })
  app.get('/:serial', async (c) => {
    const seconds = perHour(clientAddress(c, environment))
    // Of who asks too often nobody else is asked anything.
    if (seconds !== null) return tooManyPage(toFrame(c, languageOf(c), ''), seconds)
    const frame = await readFrame(c)
    const serial = c.req.param('serial')
    const answer = await askSerial(client, serial, frame.language)
    return answer.kind === 'found' ? foundPage(frame, answer) : unknownPage(frame, answer.kind)
  })
  app.on(['GET', 'HEAD'], '/:serial/:key/:version/:language', async (c) => {
    const seconds = perHour(clientAddress(c, environment))
    if (seconds !== null) return tooManyPage(toFrame(c, languageOf(c), ''), seconds)
    const file = await sendDocumentFile(c, environment.API_BASE, c.req.param())
    return file instanceof Response ? file : unknownPage(await readFrame(c), file ?? 'unknown')
  })
  app.all('/*', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }))

  async function readFrame(c: AppContext): Promise<SerialFrame> {
    // Without its name the page does without.
    const company = await client('getCompany', languageOf(c)).catch(() => null)
    const takesRequests = takesServiceRequests(company, environment)
    return { ...toFrame(c, languageOf(c), company?.name ?? ''), takesRequests }
  }
  return app
}

/** The one that the address asks for, else that of the reader: the label on a product has none. */
function languageOf(c: AppContext): LanguageCode {
  const asked = c.req.query('language') ?? ''
  return isLanguageCode(asked) ? asked : decideRootLanguage(c.req.header('cookie'), c.req.header('accept-language'))
}
