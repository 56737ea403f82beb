import { type FileHandle, open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { AnswerClient } from '@vitrine/contract/client'
import { type Context, Hono } from 'hono'
import type { Sitemaps } from './sitemaps.ts'
import { writeLlms } from './write-llms.ts'
import { type AiCrawlerPolicy, writeRobots } from './write-robots.ts'

const XML = 'application/xml; charset=utf-8'
const CACHE_CONTROL = 'public, max-age=300'

type SeoRoutesOptions = {
  siteUrl: string
  sitemaps: Sitemaps
  client: AnswerClient
  aiCrawlers: AiCrawlerPolicy
  /** The key by which IndexNow knows that what it is told comes from this site. */
  indexNowKey?: string | undefined
}

/** `/robots.txt`, `/sitemap.xml` and the files that it names, `/llms.txt`, and the file that shows the key of IndexNow. */
export function createSeoRoutes({ siteUrl, sitemaps, client, aiCrawlers, indexNowKey }: SeoRoutesOptions) {
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(writeRobots(siteUrl, aiCrawlers), 200, { 'cache-control': CACHE_CONTROL }))
  // To whom the site is closed it is not described.
  if (aiCrawlers !== 'refuse')
    app.get('/llms.txt', async (c) => {
      const text = await writeLlms({ client, siteUrl }).catch(logError)
      return text === null ? tryLater(c, 'The description') : c.text(text, 200, { 'cache-control': CACHE_CONTROL })
    })
  if (indexNowKey) app.get(`/${indexNowKey}.txt`, (c) => c.text(indexNowKey, 200, { 'cache-control': CACHE_CONTROL }))
  app.get('/sitemap.xml', async (c) => {
    const index = await sitemaps.index().catch(logError)
    return index === null ? tryLater(c) : c.body(index, 200, { 'content-type': XML, 'cache-control': CACHE_CONTROL })
  })
  app.get('/:name{sitemap-[0-9]+\\.xml}', async (c) => {
    const number = Number(/\d+/.exec(c.req.param('name'))?.[0])
    // Open, it can be read to its end though another set is written meanwhile.
    const file = await openFile(sitemaps, number).catch(logError)
    if (file === 'unknown') return c.notFound()
    if (file === null) return tryLater(c)
    const takesGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    const headers = {
      'content-type': XML,
      'cache-control': CACHE_CONTROL,
      vary: 'accept-encoding',
      ...(takesGzip && { 'content-encoding': 'gzip' }),
    }
    // What nobody reads would stay open.
    if (c.req.method === 'HEAD') {
      await file.close()
      return c.body(null, 200, headers)
    }
    return c.body(toBody(file, takesGzip), 200, headers)
  })
  return app
}

/** @throws where it cannot be opened */
async function openFile(sitemaps: Sitemaps, number: number): Promise<FileHandle | 'unknown' | null> {
  const path = await sitemaps.file(number)
  return path === null || path === 'unknown' ? path : open(path)
}

/** The file as it is, or unpacked. Where the reader breaks off, both ends are closed. */
function toBody(file: FileHandle, isPacked: boolean): ReadableStream {
  const source = file.createReadStream()
  if (isPacked) return Readable.toWeb(source) as ReadableStream
  const unpacked = createGunzip()
  pipeline(source, unpacked, () => undefined)
  return Readable.toWeb(unpacked) as ReadableStream
}

function logError(error: unknown): null {
  console.error('files for search engines:', error)
  return null
}

const tryLater = (c: Context, what = 'The sitemap') =>
  c.text(`${what} cannot be made at the moment.`, 503, { 'retry-after': '60' })
