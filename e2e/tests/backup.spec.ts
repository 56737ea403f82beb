import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { readRows } from '@vitrine/platform/testing/postgres-server'
import { prepareCms } from '../../run/prepare-cms.ts'
import { waitFor } from '../../run/wait-for.ts'
import { logIn } from '../back-office.ts'
import { Program } from '../chaos/program.ts'
import { proofOfWork } from '../defended/proof-of-work.ts'
import { expect, test } from '../fixtures.ts'
import { logInPage, makeOperator } from '../operator.ts'
import { turkishOrder } from '../orders.ts'
import { ownDatabase } from '../own-database.ts'
import { admin, dataDir, localSiteUrl, portFor, productEnvironment, siteUrl } from '../test-instance.ts'

// Payload sets a colour scheme before React hydrates, which React reports.
test.use({ allow: /hydrat|favicon/i })

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-drill-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

const drawing = Buffer.from('%PDF-1.7 the window of the drill')

/** Sends an order with a file, as a browser does. @returns its id, once the site has said that it has it */
async function sendOrder(request: APIRequestContext): Promise<string> {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(drawing).digest('hex')
  const file = { name: 'window.pdf', type: 'application/pdf', size: drawing.length, sha256 }
  const order = { ...turkishOrder, email: `${id}@drill.example`, files: [file] }
  const headers = { 'idempotency-key': id, origin: siteUrl, ...(await proofOfWork(request)) }
  const multipart = {
    payload: JSON.stringify(order),
    file: { name: 'window.pdf', mimeType: 'application/pdf', buffer: drawing },
  }
  expect((await request.post('/api/order_request/', { headers, multipart })).status()).toBe(201)
  return id
}

function run(script: string, args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env } }
    const child = execFile(process.execPath, [script, ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

/** The enquiries of the drill in a data folder: those of the database with the names of their files, and those that wait in the spool. */
async function listEnquiries(of: string, databaseUrl: string) {
  const read = (file: string, statement: string) => {
    const database = new DatabaseSync(join(of, file), { readOnly: true, timeout: 5000 })
    try {
      return database.prepare(statement).all()
    } finally {
      database.close()
    }
  }
  const statement = `SELECT id, files FROM enquiries WHERE email LIKE '%@drill.example'`
  const stored = databaseUrl ? await readRows(databaseUrl, statement) : read('vitrine.db', statement)
  const waiting = read(
    'spool.db',
    `SELECT id, files FROM enquiries WHERE state <> 'delivered' AND body LIKE '%@drill.example%'`,
  )
  return {
    stored: stored.map(({ id, files }) => ({
      id: String(id),
      files: (typeof files === 'string' ? JSON.parse(files) : files) as { stored: string }[],
    })),
    waiting: waiting.map(({ id }) => String(id)),
  }
}

test('the drill: a back-up of the running product, restored elsewhere, serves and has every enquiry with its files [R18.40, R18.41, R18.43]', async ({
  request,
}) => {
  const acknowledged = [await sendOrder(request), await sendOrder(request)]
  const BACKUP_DIR = join(folder, 'backups')
  const over = new AbortController()
  const backup = run('run/backup.mjs', [], { ...productEnvironment, BACKUP_DIR }).finally(() => over.abort())
  // One is always on its way from the spool to the back office.
  while (!over.signal.aborted) await sendOrder(request)
  const { code, output } = await backup
  expect([code, output]).toEqual([0, expect.stringContaining('Back-up: ')])

  const [name = ''] = readdirSync(BACKUP_DIR)
  const DATA_DIR = join(folder, 'restored')
  const database = await ownDatabase()
  const list = () => listEnquiries(DATA_DIR, database.DATABASE_URL)
  const restored = await run('run/restore.mjs', [join(BACKUP_DIR, name)], {
    ...productEnvironment,
    ...database,
    DATA_DIR,
  })
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('It is restored into')])
  const there = await list()
  expect([...there.stored.map(({ id }) => id), ...there.waiting]).toEqual(expect.arrayContaining(acknowledged))
  for (const { files } of there.stored)
    expect(files.map((file) => readFileSync(join(DATA_DIR, 'enquiry-files', file.stored)))).toEqual([drawing])
  for (const id of there.waiting) expect(readFileSync(join(DATA_DIR, 'spool-files', id, '0'))).toEqual(drawing)

  const [port, cmsPort] = [portFor(0), portFor(1)]
  const url = `http://127.0.0.1:${port}`
  const ports = { PORT: String(port), HOST: '127.0.0.1', CMS_PORT: String(cmsPort), SITE_URL: url }
  const secret = { INTERNAL_SECRET: 'a secret of the drill', SMTP_URL: '', NODE_ENV: 'production' as const }
  const env = { ...process.env, ...productEnvironment, ...ports, ...secret, ...database, DATA_DIR, ADMIN_HOST: '' }
  await prepareCms(env)
  const cms = new Program({ args: ['src/start.ts'], cwd: join(root, 'apps/cms'), env })
  const site = new Program({ args: ['build/server/index.js'], cwd: join(root, 'apps/site'), env })
  try {
    await waitFor(`${url}/readyz`, 90_000)
    const page = await fetch(`${url}/product/pvc-screwing-machines/nv-450-double-mitre-saw`)
    expect([page.status, /<h1.*Double mitre saw/.test(await page.text())]).toEqual([200, true])
    // What waited in the restored spool is delivered, once.
    await expect.poll(async () => (await list()).waiting, { timeout: 30_000 }).toEqual([])
    const all = new Set([...there.stored.map(({ id }) => id), ...there.waiting])
    expect(new Set((await list()).stored.map(({ id }) => id))).toEqual(all)
  } finally {
    await Promise.all([site.stop(), cms.stop()])
  }
})

test('an admin makes a back-up in the back office, sees it and downloads it; nobody else does [R18.45]', async ({
  page,
  request,
  playwright,
}) => {
  await logInPage(page, request, admin)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Back-ups' }).click()
  await expect(page.getByRole('heading', { name: 'Back-ups', level: 1 })).toBeVisible()
  const downloads = page.getByRole('link', { name: /^vitrine-.*\.tar\.zst$/ })
  const before = await downloads.count()
  await page.getByRole('button', { name: 'Make a back-up now' }).click()
  await expect(page.getByText('A back-up is being made')).toBeVisible()
  await expect(downloads).toHaveCount(before + 1, { timeout: 60_000 })
  await expect(page.getByText(/^Last back-up: /)).toBeVisible()

  const name = (await downloads.first().textContent()) ?? ''
  const download = page.waitForEvent('download')
  await downloads.first().click()
  const bytes = readFileSync(await (await download).path())
  expect(bytes.equals(readFileSync(join(dataDir, 'backups', name)))).toBe(true)

  const metrics = await (await fetch(`${localSiteUrl}/metrics`)).text()
  expect(metrics).toMatch(/^vitrine_backup_last_success_timestamp_seconds \d{10}$/m)
  const headers = await logIn(request)
  const where = 'where[entity][equals]=backups&depth=0&limit=2'
  const log = (await (await request.get(`/cms-api/audit-events?${where}`, { headers })).json()) as { docs: object[] }
  expect(log.docs).toMatchObject([
    { kind: 'export', title: name, accountName: admin.email },
    { kind: 'create', accountName: admin.email },
  ])

  const operator = await makeOperator(playwright)
  const stranger = await logIn(request, operator)
  for (const path of ['/cms-api/backups', `/cms-api/backups/${name}`])
    expect((await request.get(path, { headers: stranger })).status()).toBe(403)
  expect((await request.post('/cms-api/backups', { headers: stranger })).status()).toBe(403)
  expect((await request.get('/cms-api/backups/..%2f..%2fsecret', { headers })).status()).not.toBe(200)
  expect(existsSync(join(dataDir, 'backup-in-progress'))).toBe(false)
  await logInPage(page, request, operator)
  await page.goto('/admin/backups')
  await expect(page.getByRole('heading', { name: 'Back-ups' })).toHaveCount(0)
})
