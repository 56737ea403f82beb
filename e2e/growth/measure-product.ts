import { setTimeout } from 'node:timers/promises'
import type { OwnProduct } from '../own-product.ts'
import { type Card, pathOf } from './card.ts'
import { readResidentMb } from '../resident-memory.ts'
import { driveBackOffice } from './drive-back-office.ts'
import { type Editor, logIn } from './editor.ts'
import { Figures, timeOf, timesOf } from './figures.ts'
import { measurePublishing } from './measure-publishing.ts'

/** How many pages of products are measured; none of them is kept yet. */
const PAGES = 60
const IMPORTED = 100
const languages = ['', '/de', '/ar', '/cn', '/ru', '/tr']
const queries = ['a', 'w', 'nv', 'sä', 'saw', 'welder', 'nv 450', 'NV450', 'zzzz', 'double mitre']

/**
 * What is measured of a running product: texts for a table, most of them `first / 95th percentile / longest` in ms.
 * @param report is given each as soon as it is known
 */
export async function measureProduct(
  { siteUrl, site, cms }: OwnProduct,
  report: (name: string, figure: string) => void,
): Promise<void> {
  const api = `${siteUrl}/api`
  const total = await countProducts(api)
  const cards = await pickCards(api, total)
  const last = cards.at(-1)
  if (!last) throw new Error('there is no product')
  const inLanguages = (path: string) => languages.map((code) => siteUrl + code + path)
  const categories = [...new Set(cards.map((it) => it.category_slug))].slice(0, 5)
  const pages = cards.map((it, at) => `${siteUrl}${languages[at % languages.length]}${pathOf(it)}`)
  const measure = async (name: string, urls: readonly string[]) => report(name, String(await timesOf(urls)))
  await measure('product page', pages)
  await measure(
    'category page',
    categories.flatMap((it) => inLanguages(`/category/${it}`)),
  )
  await measure('list page', inLanguages('/product'))
  await measure(
    'page of an API list',
    pagesOf(total).map((page) => `${api}/shop/products?page=${page}&limit=24`),
  )
  await measure(
    'search',
    queries.map((q) => `${siteUrl}/search-result?q=${encodeURIComponent(q)}`),
  )
  const editor = await logIn(siteUrl)
  const reportAll = (figures: Record<string, string>) => {
    for (const [name, figure] of Object.entries(figures)) report(name, figure)
  }
  reportAll(await measurePublishing(siteUrl, editor, cards))
  reportAll(await driveBackOffice(siteUrl, editor, last))
  report('import of one product', String(await measureImport(siteUrl, editor)))
  report('memory of the site', `${readResidentMb(site.pid).toFixed(0)} MB`)
  report('memory of the cms', `${readResidentMb(cms.pid).toFixed(0)} MB`)
  report('whole API list', toSeconds(await timeOf(`${api}/shop/products`)))
  const sitemap = await measureFirstSitemap(siteUrl)
  report('first sitemap', toSeconds(sitemap.afterMs))
  report('longest answer until then', `${sitemap.longestMs.toFixed(0)} ms`)
  report('sitemap again', `${(await timeOf(`${siteUrl}/sitemap-1.xml`)).toFixed(0)} ms`)
  report('memory of the site at the end', `${readResidentMb(site.pid).toFixed(0)} MB`)
  report('memory of the cms at the end', `${readResidentMb(cms.pid).toFixed(0)} MB`)
}

/** Until it is there somebody who asks is told to come again. */
async function measureFirstSitemap(siteUrl: string): Promise<{ afterMs: number; longestMs: number }> {
  const from = performance.now()
  for (let longestMs = 0; ; await setTimeout(1000)) {
    const asked = performance.now()
    const answer = await fetch(`${siteUrl}/sitemap.xml`)
    await answer.arrayBuffer()
    longestMs = Math.max(longestMs, performance.now() - asked)
    if (answer.ok) return { afterMs: performance.now() - from, longestMs }
    if (answer.status !== 503) throw new Error(`sitemap: status ${answer.status}`)
  }
}

const toSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

async function countProducts(api: string): Promise<number> {
  const answer = await fetch(`${api}/shop/products?page=1&limit=1`)
  await answer.arrayBuffer()
  return Number(answer.headers.get('x-total-count'))
}

/** Pages of the list of all products, from the first to the last. */
function pagesOf(total: number): number[] {
  const last = Math.ceil(total / 24)
  return Array.from({ length: 20 }, (_, at) => 1 + Math.floor((at / 19) * (last - 1)))
}

/** Products from all over the catalogue. */
async function pickCards(api: string, total: number): Promise<Card[]> {
  const cards: Card[] = []
  for (let at = 0; at < PAGES; at++) {
    const page = 1 + Math.floor(((at + 0.5) / PAGES) * total)
    const [card] = (await (await fetch(`${api}/shop/products?page=${page}&limit=1`)).json()) as Card[]
    if (card) cards.push(card)
  }
  return cards
}

/** An import through the back office: one product after the other is created and published. */
async function measureImport(siteUrl: string, { headers }: Editor): Promise<Figures> {
  const answer = await fetch(`${siteUrl}/cms-api/products?limit=1&depth=0`, { headers })
  // Rows of lists have ids of their own, which belong to the first product.
  const { docs } = JSON.parse(await answer.text(), (key, value: unknown) => (key === 'id' ? undefined : value)) as {
    docs: Record<string, unknown>[]
  }
  const { createdAt: _created, updatedAt: _updated, ...product } = docs[0] ?? {}
  const figures = new Figures()
  for (let at = 0; at < IMPORTED; at++) {
    const body = JSON.stringify({
      ...product,
      slug: `imported-${at}`,
      model: `IM ${at}`,
      related: [],
      _status: 'published',
    })
    figures.add(await timeOf(`${siteUrl}/cms-api/products?depth=0`, { method: 'POST', headers, body }))
  }
  return figures
}
