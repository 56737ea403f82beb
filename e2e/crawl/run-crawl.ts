import { isReservedPath } from '@vitrine/contract/reserved-paths'
import { crawl, readSitemap } from './crawl.ts'

/**
 * `npm run crawl [address]`: reads every page of a running site (http://localhost:3000 unless told) in every language, follows every
 * link, and says what is wrong.
 */
const siteUrl = (process.argv[2] ?? process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(
  /\/+$/,
  '',
)
/** PDF sheets are made for each address: a crawl would be refused after sixty of them. */
const isSheet = (link: string) => /^(\/[a-z]{2})?\/sheet\//.test(link)
const isNoPage = (link: string) =>
  isReservedPath(link, 'back-office', 'content-api') || /^\/error(\/|$)/.test(link) || isSheet(link)
const file = /\.\w{2,5}$/

const started = performance.now()
const { pages, looked, problems } = await crawl({
  siteUrl,
  paths: await readSitemap(siteUrl),
  follow: (_, link) => (isNoPage(link) ? 'no' : file.test(link.split('?')[0] ?? '') ? 'look' : 'read'),
})
for (const problem of problems) console.error(problem)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
console.log(`${pages} pages read and ${looked} files looked at in ${seconds} s: ${problems.length} problems`)
process.exitCode = problems.length > 0 || pages === 0 ? 1 : 0
