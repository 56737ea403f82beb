import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { contentLanguage } from '@vitrine/locales/negotiate'
import type { SiteEnvironment } from '../environment.ts'
import { MinuteLimits } from '../http/minute-limits.ts'
import { clientAddress } from '../http/request-origin.ts'
import { transportSecurity } from '../http/security-headers.ts'
import { documentTextsIn } from './document-texts.ts'
import { sendDocumentFile } from './send-document-file.ts'

/**
 * Files in a minute, of one network and in all; a large one counts for several, since each is read twice, for its checksum and to be sent. A fair's guests
 * behind one address, or a telephone company's customers, fetch fewer; a program that fetches everything reads some 30 MB a second of the disk.
 */
const FILES_PER_NETWORK = 240
const FILES_IN_ALL = 2400
const BYTES_OF_ONE = 4 * 1024 * 1024

/** The public files of documents, at `/documents/{key}/{version}/{language}`, which stays for good. They are passed on as they come and not kept in memory. */
export function createDocumentFileRoutes(environment: SiteEnvironment) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const limits = new MinuteLimits({ perNetwork: FILES_PER_NETWORK, inAll: FILES_IN_ALL })
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(transportSecurity(environment.SITE_URL))) c.header(name, value)
  })
  app.on(['GET', 'HEAD'], '/:key/:version/:language', async (c) => {
    const address = clientAddress(c, environment)
    const text = documentTextsIn(contentLanguage(c.req.header('accept-language')))
    const headers = { 'cache-control': 'no-store', vary: 'accept-language' }
    if (!limits.take(address)) {
      const seconds = limits.secondsLeft()
      const words = text('tooManyFiles', { minutes: Math.ceil(seconds / 60) })
      return c.text(words, 429, { ...headers, 'retry-after': String(seconds) })
    }
    const file = await sendDocumentFile(c, environment.API_BASE, c.req.param())
    if (file instanceof Response) {
      limits.charge(address, Math.floor(wholeBytes(file) / BYTES_OF_ONE))
      return file
    }
    return file === null
      ? c.text(text('gone'), 404, headers)
      : c.text(text('unreachable'), 503, { ...headers, 'retry-after': '60' })
  })
  app.all('/:key/:version/:language', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }))
  return app
}

/** Of the file, also where a part of it is sent: the whole is read for its checksum. */
function wholeBytes({ headers }: Response): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length')
  return Number(whole ?? 0)
}
