import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RequestFigures } from '@vitrine/platform/metrics/request-figures'
import { Hono } from 'hono'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AnswerClient, Client } from '@vitrine/contract/client'
import type { RevisionPoller } from '../content/revision-poller.ts'
import { readSiteEnvironment } from '../environment.ts'
import { createReadMetrics } from '../create-read-metrics.ts'
import { createRouter } from '../create-router.ts'
import { PageCache } from '../page-cache/page-cache.ts'
import { FileSpace } from '../enquiries/file-space.ts'
import { createProofOfWork, readProofSecret } from '../enquiries/proof-of-work.ts'
import type { Sitemaps } from '../seo/sitemaps.ts'
import { createAcceptEnquiry } from '../enquiries/accept-enquiry.ts'
import { createPreviews } from '../preview/create-previews.ts'
import { SenderCounts } from '../enquiries/sender-counts.ts'
import { createRateLimit } from '../enquiries/rate-limit.ts'
import { Spool } from '../enquiries/spool.ts'

export const ID = '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11'
export const SECRET = 'a secret of this start'
export const order = {
  full_name: 'Ada Lovelace',
  phone: '441234567',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'Germany',
  message: 'A saw, please.',
  language: 'de',
  action_location: '/de/turnkey',
  cart: [{ id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }],
}
export const contact = {
  full_name: order.full_name,
  phone: order.phone,
  email: order.email,
  language: order.language,
  action_location: order.action_location,
  contact_message: 'A saw, please.',
}
export const pdf = new File(['%PDF-1.7\n', new Uint8Array(3000)], 'drawing.pdf')

export type SendOptions = { headers?: Record<string, string>; id?: string | null; address?: string }

/** For tests: the router of the site with a spool of its own, both new for each test of the file. */
export function createTestSite() {
  let folder = ''
  let spool: Spool
  let app: ReturnType<typeof createRouter>
  let counts: SenderCounts | undefined
  const deliverDue = vi.fn<() => void>()
  const client = vi.fn<Client>()

  /** @param settings as the environment gives them */
  function open(settings: Record<string, string> = {}, buyerPages = 300) {
    const environment = readSiteEnvironment({
      INTERNAL_SECRET: SECRET,
      SITE_URL: 'https://norvane.example',
      ...settings,
    })
    counts?.close()
    const ownCounts = new SenderCounts(folder, () => SECRET)
    counts = ownCounts
    app = createRouter({
      environment,
      isProduction: true,
      poller: { isReachable: true } as RevisionPoller,
      enquiries: {
        spool,
        acceptEnquiry: createAcceptEnquiry(spool, deliverDue, environment.SITE_URL),
        rateLimit: createRateLimit(environment.ENQUIRIES_PER_HOUR, ownCounts),
        fileSpace: new FileSpace({ ...environment, DATA_DIR: folder }, spool),
        proofOfWork: environment.PROOF_OF_WORK ? createProofOfWork(readProofSecret(folder), ownCounts) : null,
      },
      client: client as Client,
      buyerPages: { perHour: createRateLimit(buyerPages, ownCounts, 'buyer-page'), waitMs: 0 },
      serialsPerHour: createRateLimit(buyerPages, ownCounts, 'serial-number'),
      deliverDue,
      readMetrics: createReadMetrics({
        dataDir: folder,
        requests: new RequestFigures(),
        pages: new PageCache({ limitBytes: 1, render: () => Promise.reject(new Error('no pages')) }),
        poller: { isReachable: true, revision: 1, askedAt: 0 },
        spool,
        deliveries: { delivered: 0, 'files-left': 0, postponed: 0, refused: 0 },
      }),
      sitemaps: {} as Sitemaps,
      answers: (() => Promise.reject(new Error('no content API'))) as AnswerClient,
      views: new Hono(),
      previews: createPreviews(environment, async (request, { info }) =>
        Response.json({ url: request.url, info: { ...info, texts: info.texts.bar } }),
      ),
      renderPost: async (request, { fileProblems, fileHashes }) =>
        Response.json({ fields: Object.fromEntries(await request.formData()), fileProblems, files: fileHashes.length }),
    })
  }

  function ask(path: string, init: RequestInit = {}, remoteAddress = '203.0.113.5') {
    const headers = Object.fromEntries(new Headers(init.headers))
    return app.request(`http://localhost${path}`, init, { incoming: { headers, socket: { remoteAddress } } })
  }

  function post(path: string, body: unknown, { headers = {}, id = ID, address }: SendOptions = {}) {
    const json = typeof body === 'string' ? body : JSON.stringify(body)
    const all = { 'content-type': 'application/json', ...(id && { 'idempotency-key': id }), ...headers }
    return ask(path, { method: 'POST', headers: all, body: json }, address)
  }

  function postFiles(files: File[], payload: unknown = order, headers: Record<string, string> = {}) {
    const body = new FormData()
    body.set('payload', JSON.stringify(payload))
    for (const file of files) body.append('file', file)
    return ask('/api/order_request/', { method: 'POST', headers: { 'idempotency-key': ID, ...headers }, body })
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'test-site-'))
    spool = new Spool(folder)
    deliverDue.mockClear()
    client.mockReset()
    open()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    counts?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    open,
    ask,
    /** Answers a request that a server of the test has got. */
    fetch: (request: Request, env: object) => app.fetch(request, env),
    post,
    postOrder: (body: unknown = order, options?: SendOptions) => post('/api/order_request/', body, options),
    postFiles,
    deliverDue,
    /** What the content API answers. */
    client,
    /** The spool of the test that runs now. */
    spool: () => spool,
    /** The bodies of the enquiries in the spool, as they will be delivered. */
    spooled: () =>
      spool.due(Number.MAX_SAFE_INTEGER, 99).map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    /** The folder that holds the files of enquiries. */
    filesFolder: () => join(folder, 'spool-files'),
  }
}

/** The `detail` of an error response. */
export const detail = async (response: Response) => ((await response.json()) as { detail: string }).detail
