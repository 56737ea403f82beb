import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { AnswerClient } from '@vitrine/contract/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSeoRoutes } from './seo-routes.ts'
import type { Sitemaps } from './sitemaps.ts'

const siteUrl = 'https://norvane.example'
const bodies: Record<string, unknown> = {
  listCategories: [{ slug: 'saws', name: 'Saws [all]', summary: 'They cut\nto length.' }],
  listTurnkeys: [],
  getCompany: { name: 'Norvane' },
}
const client = ((name: string) =>
  name in bodies
    ? Promise.resolve({ body: bodies[name] })
    : Promise.reject(new Error('not found'))) as unknown as AnswerClient
const make = (given: { aiCrawlers?: 'allow' | 'refuse'; indexNowKey?: string }) =>
  createSeoRoutes({ siteUrl, sitemaps: {} as Sitemaps, client, aiCrawlers: 'allow', ...given })

it('/llms.txt says who this is and where to read on, and is not there for whom the site is closed to [R16.11]', async () => {
  const text = await (await make({}).request('/llms.txt')).text()
  expect(text).toMatch(/^# Norvane\n\n/)
  expect(text).toContain(
    String.raw`## Machines by category${'\n\n'}- [Saws \[all\]](https://norvane.example/category/saws): They cut to length.${'\n'}`,
  )
  expect(text).toContain('- [Deutsch](https://norvane.example/de)\n')
  expect(text).not.toContain('Turnkey')
  expect((await make({ aiCrawlers: 'refuse' }).request('/llms.txt')).status).toBe(404)
})

it('shows the key of IndexNow where one is set [R16.12]', async () => {
  const routes = make({ indexNowKey: 'norvane-0123456789' })
  expect(await (await routes.request('/norvane-0123456789.txt')).text()).toBe('norvane-0123456789')
  expect((await make({}).request('/norvane-0123456789.txt')).status).toBe(404)
})

it('leaves no file of the sitemap open, and survives one that is replaced while it is asked for [R19.61]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-seo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, '1.xml.gz')
  await writeFile(path, gzipSync(`<urlset>${' '.repeat(1_000_000)}</urlset>`))
  const sitemaps = { file: async () => path } as unknown as Sitemaps
  const routes = createSeoRoutes({ siteUrl, sitemaps, client, aiCrawlers: 'allow' })
  const head = await routes.request('/sitemap-1.xml', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const brokenOff = await routes.request('/sitemap-1.xml')
  const reader = brokenOff.body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const whole = await routes.request('/sitemap-1.xml')
  await rm(path)
  expect((await whole.text()).endsWith('</urlset>')).toBe(true)
  const countOpen = async () => {
    const links = (await readdir('/proc/self/fd')).map((it) => readlink(`/proc/self/fd/${it}`).catch(() => ''))
    return (await Promise.all(links)).filter((it) => it.startsWith(path)).length
  }
  if (process.platform === 'linux') await vi.waitFor(async () => expect(await countOpen()).toBe(0))
  vi.spyOn(console, 'error').mockReturnValueOnce()
  expect((await routes.request('/sitemap-1.xml')).status).toBe(503)
})
