import { readFileSync } from 'node:fs'
import { type OwnProduct } from '../../e2e/own-product.ts'
import { admin } from '../../e2e/test-instance.ts'

const PAGES = 40
const SAVES = 5
const MAX_WAIT_MS = 120_000
const languages = ['', '/de', '/ar', '/cn', '/ru', '/tr']

/** Times of several requests, as `first / 95th percentile / longest`, in ms. */
const toFigures = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return [times[0] ?? Number.NaN, at(0.95), sorted.at(-1) ?? Number.NaN].map((it) => it.toFixed(0)).join(' / ')
}

async function timeOf(url: string, init?: RequestInit): Promise<number> {
  const from = performance.now()
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(MAX_WAIT_MS) })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`)
  return performance.now() - from
}

async function timesOf(urls: readonly string[], init?: RequestInit): Promise<string> {
  const times: number[] = []
  for (const url of urls) times.push(await timeOf(url, init))
  return toFigures(times)
}

/** What is measured of a running product; every page is asked for when it is not kept yet. */
export async function measureProduct({ siteUrl, site, cms }: OwnProduct): Promise<Record<string, string>> {
  const api = `${siteUrl}/api`
  const english = { headers: { 'accept-language': 'en' } }
  const apiLists = await timesOf([`${api}/shop/categories/`, `${api}/shop/products`], english)
  const cards = (await (await fetch(`${api}/shop/products`, english)).json()) as { slug: string; category_slug: string }[]
  const step = Math.max(1, Math.floor(cards.length / PAGES))
  const some = cards.filter((_, position) => position % step === 0).slice(0, PAGES)
  const pages = some.map((it, n) => `${siteUrl}${languages[n % languages.length]}/product/${it.category_slug}/${it.slug}`)
  const categories = [...new Set(cards.map((it) => it.category_slug))].slice(0, 5)
  const figures = {
    'API lists': apiLists,
    'product page': await timesOf(pages),
    'category page': await timesOf(categories.flatMap((it) => languages.map((code) => `${siteUrl}${code}/category/${it}`))),
    'list page': await timesOf(languages.map((code) => `${siteUrl}${code}/product`)),
    search: await timesOf(
      ['a', 'nv', 'saw', 'nv 450', 'welder', 'zzzz', 'double mitre'].map((q) => `${siteUrl}/search-result?q=${encodeURIComponent(q)}`),
    ),
    sitemap: await timesOf([`${siteUrl}/sitemap.xml`, `${siteUrl}/sitemap-1.xml`]),
  }
  const saves = await measureSaves(siteUrl, some[0])
  return { ...figures, ...saves, site: `${rssMb(site.pid)} MB`, cms: `${rssMb(cms.pid)} MB` }
}

/** An editor publishes a product, while somebody asks for other pages every 100 ms. */
async function measureSaves(siteUrl: string, card: { slug: string; category_slug: string } | undefined) {
  if (!card) throw new Error('there is no product')
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${siteUrl}/cms-api/users/login`, { method: 'POST', headers: json, body: JSON.stringify(admin) })
  const { token } = (await login.json()) as { token: string }
  const headers = { ...json, authorization: `JWT ${token}` }
  const found = await fetch(`${siteUrl}/cms-api/products?where[slug][equals]=${card.slug}&depth=0`, { headers })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const page = `${siteUrl}/product/${card.category_slug}/${card.slug}`
  const others: number[] = []
  const timer = setInterval(() => void timeOf(`${siteUrl}/about`).then((it) => others.push(it)), 100)
  const saving: number[] = []
  const visible: number[] = []
  try {
    for (let round = 0; round < SAVES; round++) {
      const name = `Saw of round ${round}`
      const body = JSON.stringify({ name, _status: 'published' })
      const from = performance.now()
      saving.push(await timeOf(`${siteUrl}/cms-api/products/${docs[0]?.id}?locale=en`, { method: 'PATCH', headers, body }))
      while (!(await (await fetch(page)).text()).includes(name)) {
        if (performance.now() - from > MAX_WAIT_MS) throw new Error('the save has not become visible')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      visible.push(performance.now() - from)
    }
  } finally {
    clearInterval(timer)
  }
  return { save: toFigures(saving), visible: toFigures(visible), 'pages meanwhile': toFigures(others) }
}

function rssMb(pid: number): string {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) / 1000).toFixed(0)
}
