import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { contentLanguage } from '@vitrine/locales/negotiate'
import type { SiteEnvironment } from '../environment.ts'
import { transportSecurity } from '../http/security-headers.ts'
import { documentTextsIn } from './document-texts.ts'
import { sendDocumentFile } from './send-document-file.ts'

/** The public files of documents, at `/documents/{key}/{version}/{language}`, which stays for good. They are passed on as they come and not kept in memory. */
export function createDocumentFileRoutes(environment: SiteEnvironment) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(transportSecurity(environment.SITE_URL))) c.header(name, value)
  })
  app.on(['GET', 'HEAD'], '/:key/:version/:language', async (c) => {
    const file = await sendDocumentFile(c, environment.API_BASE, c.req.param())
    if (file instanceof Response) return file
    const text = documentTextsIn(contentLanguage(c.req.header('accept-language')))
    const headers = { 'cache-control': 'no-store', vary: 'accept-language' }
    return file === null
      ? c.text(text('gone'), 404, headers)
      : c.text(text('unreachable'), 503, { ...headers, 'retry-after': '60' })
  })
  app.all('/:key/:version/:language', (c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' }))
  return app
}
