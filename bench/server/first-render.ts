import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { productPath } from '../../apps/site/shared/paths.ts'
import { root } from '../../run/paths.ts'
import { siteArgs, programEnv } from '../../run/program-options.ts'
import { waitFor } from '../../run/wait-for.ts'
import { fetchRaw } from './fetch-raw.ts'
import { startPinned, stop } from './pinned.ts'
import { startRecordedApi } from './recorded-api.ts'
import { printRounds, runRounds } from './rounds.ts'

const PORT = 4406
const PAGES_A_ROUND = 300
const AT_ONCE = 4
const languages = ['de', 'ru', 'ar', 'cn', 'tr', 'es']
const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }

/** Product pages that nobody has asked for, in several languages, against React alone rendering the same trees in the same process. */
export async function measureFirstRender(apiBase: string, folder: string, count: number) {
  const { base, server } = await startRecordedApi(apiBase)
  const products = (await (await fetch(`${base}/shop/products/`)).json()) as { slug: string }[]
  const paths = products.flatMap(({ slug }) => languages.map((language) => `/${language}${productPath(slug)}`))
  const site = startSite(base, folder)
  try {
    await waitFor(`http://127.0.0.1:${PORT}/healthz`, 30_000)
    const times: number[] = []
    let next = 0
    const visit = async (from: number) => {
      const numbers = Array.from({ length: PAGES_A_ROUND }, (_, i) => from + i).values()
      const visitors = Array.from({ length: AT_ONCE }, async () => {
        for (const i of numbers) times.push(await timePage(`${paths[i % paths.length] ?? ''}~${i}`))
      })
      const began = performance.now()
      await Promise.all(visitors)
      return PAGES_A_ROUND / ((performance.now() - began) / 1000)
    }
    const visitNext = () => visit((next += PAGES_A_ROUND))
    // What runs often is compiled by then.
    for (let turn = 0; turn < 3; turn++) await visitNext()
    times.length = 0
    const rounds = await runRounds(count, { site: visitNext, 'react alone': () => measureBare(site) })
    printRounds(`product pages that are not kept, ${count} rounds of ${PAGES_A_ROUND}, pages a second`, rounds, [
      'react alone',
    ])
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
    console.log(`  ${AT_ONCE} at once, ms: median ${at(0.5)}, 99th percentile ${at(0.99)}`)
  } finally {
    await stop(site)
    server.closeAllConnections()
    server.close()
  }
}

async function timePage(path: string): Promise<number> {
  const began = performance.now()
  const { status } = await fetchRaw(`http://127.0.0.1:${PORT}${path}`, headers)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return performance.now() - began
}

function startSite(base: string, folder: string): ChildProcess {
  const own = {
    PORT: String(PORT),
    API_BASE: base,
    DATA_DIR: join(folder, 'first-render'),
    NODE_ENV: 'production' as const,
  }
  const args = ['--import', join(import.meta.dirname, 'capture-trees.ts'), ...siteArgs]
  return startPinned('node', args, join(root, 'apps/site'), { ...programEnv, ...process.env, ...own })
}

/** How many trees a second React renders by itself, in the process of the site. */
async function measureBare(site: ChildProcess): Promise<number> {
  site.send('bare')
  const [rate] = (await once(site, 'message')) as [number]
  return rate
}
