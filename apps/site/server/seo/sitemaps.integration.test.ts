import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type AnswerClient, createAnswerClient } from '@vitrine/contract/client'
import { stubServer } from '@vitrine/contract/stub-server'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSeoRoutes } from './seo-routes.ts'
import { type ListedPage, listPages } from './list-pages.ts'
import { writeEntries } from './sitemap-xml.ts'
import { Sitemaps } from './sitemaps.ts'
import { writeSitemaps } from './write-sitemaps.ts'

const siteUrl = 'https://norvane.example'

describe('an entry', () => {
  it('names the page in each of its languages, with all of them as alternates [R16.4]', () => {
    const entries = writeEntries(
      { path: '/blog/a', languages: ['en', 'cn'], changed: '2026-01-02T00:00:00.000Z' },
      siteUrl,
    )
    expect(entries).toHaveLength(2)
    expect(entries[1]).toBe(
      '<url><loc>https://norvane.example/cn/blog/a</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://norvane.example/blog/a"/>' +
        '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://norvane.example/cn/blog/a"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://norvane.example/blog/a"/></url>\n',
    )
  })

  it('has another language as default where there is no English, and escapes [R16.2, R16.4]', () => {
    const [entry] = writeEntries({ path: "/a&'é", languages: ['de'], changed: null }, siteUrl)
    expect(entry).toContain("<loc>https://norvane.example/de/a&amp;'%C3%A9</loc>")
    expect(entry).toContain('hreflang="x-default" href="https://norvane.example/de/')
  })
})

describe('the files', () => {
  async function* pages(count: number): AsyncGenerator<ListedPage> {
    for (let i = 0; i < count; i++)
      yield { path: `/blog/${i}`, languages: ['en', 'ru'], changed: `2026-01-${10 + (i % 10)}T00:00:00.000Z` }
  }
  const write = (count: number, limits: { addresses: number; bytes: number }) =>
    writeSitemaps(pages(count), mkdtempSync(join(tmpdir(), 'sitemaps-')), siteUrl, limits)
  const read = (path: string) => gunzipSync(readFileSync(path)).toString()
  const count = (xml: string) => xml.match(/<url>/g)?.length ?? 0

  it('hold no more than they may, and together everything [R16.4]', async () => {
    const files = await write(25, { addresses: 20, bytes: 1e9 })
    expect(files.map((it) => count(read(it.path)))).toEqual([20, 20, 10])
    expect(files[0]?.changed).toBe('2026-01-19T00:00:00.000Z')
    const small = await write(25, { addresses: 1000, bytes: 5000 })
    expect(small.length).toBeGreaterThan(1)
    expect(small.reduce((sum, it) => sum + count(read(it.path)), 0)).toBe(50)
    for (const { path } of small) expect(Buffer.byteLength(read(path))).toBeLessThanOrEqual(5000)
  })

  it('are one, empty, where there is nothing', async () => {
    const [only, ...rest] = await write(0, { addresses: 1, bytes: 1 })
    expect(rest).toEqual([])
    expect(read(only?.path ?? '')).toContain('</urlset>')
  })
})

describe('with a backend that has no extensions', () => {
  let apiBase: string
  let revision = '1'
  beforeAll(async () => {
    await new Promise<void>((resolve) => stubServer.listen(0, '127.0.0.1', resolve))
    apiBase = `http://127.0.0.1:${(stubServer.address() as AddressInfo).port}/api`
  })
  afterAll(() => void stubServer.close())
  const make = (base = apiBase) =>
    new Sitemaps({
      apiBase: base,
      client: createAnswerClient({ base }),
      siteUrl,
      dataDir: mkdtempSync(join(tmpdir(), 'sitemaps-')),
      revision: () => revision,
    })
  const toRoutes = (sitemaps: Sitemaps, base = apiBase) =>
    createSeoRoutes({ siteUrl, sitemaps, client: createAnswerClient({ base }), aiCrawlers: 'allow' })

  it('lists what its lists have [R13.12, R16.4]', async () => {
    const sitemaps = make()
    const app = toRoutes(sitemaps)
    expect(await (await app.request('/sitemap.xml')).text()).toContain(`<loc>${siteUrl}/sitemap-1.xml</loc>`)
    const answer = await app.request('/sitemap-1.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await answer.text()
    const found = [...xml.matchAll(/<loc>([^<]+)/g)].map((it) => it[1]?.slice(siteUrl.length))
    expect(found).toEqual(expect.arrayContaining(['/', '/ru', '/category/sample-category', '/turnkey/sample-plant']))
    expect(found.filter((path) => /\/(category|product)$/.test(path ?? ''))).toEqual(['/category', '/product'])
    expect(found).toContain('/product/pvc-screwing-machines/sample-saw')
    expect(found).not.toContain('/ru/category/sample-category')
    expect((await app.request('/sitemap-2.xml')).status).toBe(404)
    expect(
      (await app.request('/sitemap-1.xml', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding'),
    ).toBe('gzip')
    revision = '2'
    expect(await sitemaps.index()).toContain('sitemap-1')
    await sitemaps.stop()
  })

  it('answers 503 where the content API does not answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const away = 'http://127.0.0.1:1/api'
    for (const path of ['/sitemap.xml', '/llms.txt']) {
      const answer = await toRoutes(make(away), away).request(path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '60'])
    }
  })
})

it('lists the pages of lists, each in the languages in which it exists [R2.61, R16.2, R16.4]', async () => {
  const lists: Record<string, (language: string) => { body: unknown[]; total: number | null }> = {
    listProducts: () => ({ body: [{ languages: ['en', 'de'] }], total: 97 }),
    listPosts: (language) => ({ body: [], total: language === 'en' ? 51 : language === 'ru' ? 26 : 25 }),
    listCategories: () => ({
      body: [
        { slug: 'saws', languages: ['en', 'ar'], product_count: 49 },
        { slug: 'mills', languages: ['en'], product_count: 48 },
      ],
      total: null,
    }),
  }
  const client = (async (name: string, language: string) =>
    lists[name]?.(language) ?? { body: [], total: null }) as unknown as AnswerClient
  // Without the extension, whose lists are empty here.
  const server = createServer((_, response) => response.writeHead(200).end('[]'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  const listed: string[] = []
  for await (const { path, languages } of listPages({ apiBase, client, signal: new AbortController().signal }))
    if (path.includes('?')) listed.push(`${path} ${languages.join()}`)
  server.close()
  expect(listed).toEqual([
    '/product?page=2 en,de',
    '/product?page=3 en,de',
    '/category/saws?page=2 en,ar',
    '/blog?page=2 en,ru',
    '/blog?page=3 en',
  ])
})
