import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CallName, calls } from '@vitrine/contract/calls'
import { category, product } from '@vitrine/contract/sample'
import { root } from '../run/paths.ts'
import { siteArgs, programEnv } from '../run/program-options.ts'
import { waitFor } from '../run/wait-for.ts'

/**
 * `npm run bench memory [-- --words 2000 --megabytes 48]`: has the built site keep product pages until its page cache is full, and a quarter as
 * many again, then makes all of them stale, and prints what the process takes. The content API behind it answers endlessly many products.
 */
const PORT = Number(process.env.SITE_PORT ?? 4402)
const AT_ONCE = 4
const { values } = parseArgs({ options: { words: { type: 'string', default: '2000' }, megabytes: { type: 'string' } } })

/** How many entries the cache had at each look. */
const sizes: number[] = []
let revision = 1
const backend = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').slice('/api'.length).split('?')
  const body = answer(path)
  const headers = { 'content-type': 'application/json', 'x-content-tags': tagsOf(path) }
  response.writeHead(body === null ? 404 : 200, headers).end(JSON.stringify(body ?? { detail: 'not found' }))
}).listen(0, '127.0.0.1')
await once(backend, 'listening')

const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const env = {
  ...programEnv,
  ...process.env,
  PORT: String(PORT),
  DATA_DIR: folder,
  API_BASE: `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api`,
  NODE_ENV: 'production' as const,
  ...(values.megabytes && { PAGE_CACHE_MB: values.megabytes }),
}
const site = spawn('node', siteArgs, {
  cwd: join(root, 'apps/site'),
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})

// Nothing of it stays behind, whatever ends this program.
process.once('exit', () => site.kill())

try {
  await waitFor(`http://127.0.0.1:${PORT}/healthz`, 20_000)
  await get('/about')
  await report('at the start')
  let next = 0
  for (let full = await isFull(); !full; full = await isFull()) next = await visit(next, 200)
  await report('with a full page cache')
  await visit(next, next / 4)
  await report('after a quarter as many again')
  revision++
  await new Promise((resolve) => setTimeout(resolve, 10_000))
  await report('10 s after a change of everything')
} finally {
  if (site.exitCode === null) {
    site.kill()
    await once(site, 'exit')
  }
  backend.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Visits so many product pages, the page and its data. @returns the number after the last */
async function visit(from: number, count: number): Promise<number> {
  const numbers = Array.from({ length: count }, (_, i) => from + i).values()
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    for (const i of numbers) {
      await get(`/product/pvc-screwing-machines/p${i}`)
      await get(`/product/pvc-screwing-machines/p${i}.data`)
    }
  })
  await Promise.all(visitors)
  return from + count
}

async function get(path: string): Promise<string> {
  const headers = { 'accept-language': 'en', 'accept-encoding': 'br' }
  return (await fetch(`http://127.0.0.1:${PORT}${path}`, { headers })).text()
}

/** The cache is full when what is added no longer makes it larger. */
async function isFull(): Promise<boolean> {
  const before = sizes.at(-1) ?? 0
  sizes.push(await readFigure('vitrine_page_cache_entries'))
  return sizes.length > 1 && (sizes.at(-1) ?? 0) - before < 100
}

async function report(when: string) {
  const [rss, heap, bytes, entries] = await Promise.all(
    [
      'process_resident_memory_bytes',
      'nodejs_heap_used_bytes',
      'vitrine_page_cache_bytes',
      'vitrine_page_cache_entries',
    ].map(readFigure),
  )
  const inMegabytes = [rss, heap, bytes].map((it) => `${((it ?? 0) / 1e6).toFixed(0)} MB`)
  console.log(
    `${when}: resident ${inMegabytes[0]}, heap ${inMegabytes[1]}, page cache ${entries} entries of ${inMegabytes[2]}`,
  )
}

async function readFigure(name: string): Promise<number> {
  const figures = await get('/metrics')
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(figures)?.[1])
}

/** As many as a product has: itself, its pictures, its parameters. */
function tagsOf(path: string): string {
  const slug = slugOf(path)
  if (!slug) return path
  const pictures = Array.from({ length: 6 }, (_, i) => `media:${slug}-${i}`)
  const parameters = Array.from({ length: 24 }, (_, i) => `parameters:${i}`)
  return [`products:${slug}`, ...pictures, ...parameters].join(' ')
}

function slugOf(path: string): string | undefined {
  return /^\/shop\/products\/(\w+)\/$/.exec(path)?.[1]
}

function answer(path: string): unknown {
  const slug = slugOf(path)
  if (path === '/revision/') return { revision }
  if (slug) return { ...product, slug, name: `Saw ${slug}`, summary: toWords(slug) }
  if (path === '/shop/categories/') return [category]
  if (path === '/seo/get-meta-info/') return {}
  if (path === '/seo/check-redirect/') return { new_path: null, status: 301 }
  if (path === '/seo/get-micro-layout-json/') return []
  const call = (Object.keys(calls) as CallName[]).find((name) => calls[name].path === path)
  return call?.startsWith('list') ? [] : null
}

/** Text that compresses as text does, another for each product. */
function toWords(seed: string): string {
  let state = [...seed].reduce((sum, it) => (sum * 31 + it.charCodeAt(0)) % 2_147_483_647, 7)
  const word = () => ((state = (state * 48_271) % 2_147_483_647) % 20_000).toString(36)
  return Array.from({ length: Number(values.words) }, word).join(' ')
}
