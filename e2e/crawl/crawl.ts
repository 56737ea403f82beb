import { checkPage, checkReciprocal, englishPath, findEnglish, languageOfPath } from './check-page.ts'
import { type Page, readPage } from './read-page.ts'

export type CrawlOptions = {
  /** The public address without a slash at the end. */
  siteUrl: string
  /** Which pages are read: paths. */
  paths: readonly string[]
  /** What to do with a link to a path that is not listed: read the page, only look whether it answers, or nothing. */
  follow: (page: string, link: string) => 'read' | 'look' | 'no'
  concurrency?: number
}

export type Crawled = { pages: number; looked: number; problems: string[] }

/** Reads pages, checks each by itself and all against each other. Every link that is followed must answer 200 without a redirect. */
export async function crawl({ siteUrl, paths, follow, concurrency = 4 }: CrawlOptions): Promise<Crawled> {
  const pages = new Map<string, Page>()
  const problems: string[] = []
  const queue = [...new Set(paths)].map((path) => ({ path, from: 'the list' }))
  const known = new Set(queue.map(({ path }) => path))
  const looks = new Map<string, string>()

  async function read({ path, from }: { path: string; from: string }) {
    const answer = await ask(siteUrl + path)
    if (answer.status !== 200) return void problems.push(`${path}: status ${answer.status} (linked from ${from})`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    const page = readPage(await answer.text())
    const bare = path.split('?')[0] as string
    if (bare === path) pages.set(siteUrl + path, page)
    problems.push(...checkPage(siteUrl + bare, page).map((problem) => `${path}: ${problem}`))
    for (const link of page.links) {
      const target = toPath(link, siteUrl)
      if (target === null || known.has(target)) continue
      const how = follow(path, target)
      if (how === 'no') continue
      known.add(target)
      if (how === 'read') queue.push({ path: target, from: path })
      else looks.set(target, path)
    }
  }

  await drain(queue, read, concurrency)
  await drain(
    [...looks],
    async ([path, from]) => {
      const { status } = await ask(siteUrl + path, 'HEAD')
      if (status !== 200) problems.push(`${path}: status ${status} (linked from ${from})`)
    },
    concurrency,
  )
  problems.push(...checkReciprocal(pages), ...checkOriginals(pages))
  for (const [url, page] of pages) {
    const { pathname } = new URL(url)
    if (languageOfPath(pathname).code === 'en') continue
    const twin = pages.get(siteUrl + englishPath(pathname))
    problems.push(...findEnglish(page, twin).map((problem) => `${pathname}: ${problem}`))
  }
  return { pages: pages.size, looked: looks.size, problems }
}

/** A page that repeats another names one that is there and repeats none itself. */
function checkOriginals(pages: ReadonlyMap<string, Page>): string[] {
  return [...pages].flatMap(([url, { canonical }]) => {
    if (canonical === null || canonical === url) return []
    const original = pages.get(canonical)
    return original && original.canonical !== canonical
      ? [`${url}: names ${canonical}, which repeats another itself`]
      : []
  })
}

/** English is asked for at the root too: it is the one address that looks at the language. */
function ask(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
  return fetch(url, { method, redirect: 'manual', headers: { 'accept-language': 'en' } })
}

/** An address of this site, without fragment; null for any other. */
function toPath(link: string, siteUrl: string): string | null {
  const url = URL.canParse(link, siteUrl) ? new URL(link, siteUrl) : null
  return url?.origin === new URL(siteUrl).origin ? url.pathname + url.search : null
}

async function drain<Item>(queue: Item[], work: (item: Item) => Promise<void>, concurrency: number) {
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  // A worker ends when the queue is empty, so workers are started again while pages add links.
  while (queue.length > 0) await Promise.all(Array.from({ length: concurrency }, worker))
}

/** All addresses of the site's sitemaps, as paths. */
export async function readSitemap(siteUrl: string): Promise<string[]> {
  const locations = async (url: string) =>
    [...(await (await fetch(url)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((it) =>
      (it[1] ?? '').replaceAll('&amp;', '&'),
    )
  const files = await locations(`${siteUrl}/sitemap.xml`)
  const pages = (await Promise.all(files.map(locations))).flat()
  return pages.map((url) => new URL(url).pathname)
}
