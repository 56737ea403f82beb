import { gzipSync } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SiteEnvironment } from '../environment.ts'
import { MinuteLimits } from '../http/minute-limits.ts'
import { clientAddress, isCrossSite } from '../http/request-origin.ts'
import type { KnownPages } from './known-pages.ts'
import { countriesOfZones } from './time-zones.ts'
import { toCounts, type ViewReport, viewReport } from './to-counts.ts'
import type { ViewSums } from './view-sums.ts'
import { whoCounts } from './who-counts.ts'

const MAX_REPORT_BYTES = 32 * 1024
/** In a minute: an office behind one address looks at fewer pages. */
const VIEWS_PER_NETWORK = 120
const VIEWS_IN_ALL = 12_000
const ZONES_CACHE = 'public, max-age=2592000'

type ViewRoutesOptions = { environment: SiteEnvironment; sums: ViewSums; pages: KnownPages }

/** `POST /views`: what pages tell of being seen; `GET /views/zones`: by what a browser finds its country (R15.160 to R15.163). */
export function createViewRoutes({ environment, sums, pages }: ViewRoutesOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const limits = new MinuteLimits({ perNetwork: VIEWS_PER_NETWORK, inAll: VIEWS_IN_ALL })
  let zones: Promise<Buffer> | undefined

  app.post('/', bodyLimit({ maxSize: MAX_REPORT_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
    if (isCrossSite(c, environment)) return c.body(null, 403)
    const visitor = whoCounts(c.env.incoming.headers)
    if (visitor === 'nobody' || !limits.take(clientAddress(c, environment))) return c.body(null, 204)
    const report = viewReport.safeParse(await readJson(c))
    if (!report.success) return c.body(null, 400)
    if (visitor === 'program') sums.add([['bot', '']])
    else sums.add(await countsOf(report.data))
    return c.body(null, 204)
  })

  app.get('/zones', async (c) => {
    zones ??= countriesOfZones().then((it) => gzipSync(JSON.stringify(it)))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'cache-control': ZONES_CACHE }
    return c.body(new Uint8Array(await zones), 200, headers)
  })

  async function countsOf(report: ViewReport) {
    const paths = [...new Set(report.seen.map(([path]) => path))]
    const kinds = new Map(await Promise.all(paths.map(async (path) => [path, await pages.kindOf(path)] as const)))
    return toCounts(report, (path) => kinds.get(path) ?? null)
  }

  return app
}

const readJson = (c: Context): Promise<unknown> => c.req.json().catch(() => null)
