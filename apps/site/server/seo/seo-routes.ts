import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ADMIN_PATH, API_PATH, CMS_API_PATH } from '@vitrine/contract/reserved-paths'
import { type Context, Hono } from 'hono'
import type { Sitemaps } from './sitemaps.ts'

const XML = 'application/xml; charset=utf-8'
const CACHE_CONTROL = 'public, max-age=300'

/** What is not for search engines: the back office, APIs, and pages of search results, which are endless. */
const disallowed = [ADMIN_PATH, `${CMS_API_PATH}/`, `${API_PATH}/`, '/*?q=', '/*&q=']

export function writeRobots(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

/** `/robots.txt`, `/sitemap.xml` and the files that it names. */
export function createSeoRoutes(siteUrl: string, sitemaps: Sitemaps) {
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(writeRobots(siteUrl), 200, { 'cache-control': CACHE_CONTROL }))
  app.get('/sitemap.xml', async (c) => {
    const index = await sitemaps.index().catch(logError)
    return index === null ? tryLater(c) : c.body(index, 200, { 'content-type': XML, 'cache-control': CACHE_CONTROL })
  })
  app.get('/:name{sitemap-[0-9]+\\.xml}', async (c) => {
    const number = Number(/\d+/.exec(c.req.param('name'))?.[0])
    const path = await sitemaps.file(number).catch(logError)
    if (path === null) return number > 1 ? c.notFound() : tryLater(c)
    const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    const file = createReadStream(path)
    const body = Readable.toWeb(takesGzip ? file : file.pipe(createGunzip())) as ReadableStream
    const headers = { 'content-type': XML, 'cache-control': CACHE_CONTROL, vary: 'accept-encoding' }
    return c.body(body, 200, takesGzip ? { ...headers, 'content-encoding': 'gzip' } : headers)
  })
  return app
}

function logError(error: unknown): null {
  console.error('sitemaps:', error)
  return null
}

const tryLater = (c: Context) => c.text('The sitemap cannot be made at the moment.', 503, { 'retry-after': '60' })
