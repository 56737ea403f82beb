import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { waitFor } from '../../run/wait-for.ts'
import { logIn } from '../back-office.ts'
import { Program } from '../chaos/program.ts'
import { expect, test } from '../fixtures.ts'
import { SecondInstance } from '../second-instance.ts'
import { dataDir, portFor, ports, productEnvironment, siteUrl } from '../test-instance.ts'

const cmsFolder = fileURLToPath(new URL('../../apps/cms', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vitrine-second-cms-'))
const cmsPort = portFor(1)
const cmsOrigins = [`http://127.0.0.1:${ports.cms}`, `http://127.0.0.1:${cmsPort}`]
const other = new SecondInstance(portFor(0))
let cms: Program

test.beforeAll(async () => {
  // All programs on one database have one secret.
  const PAYLOAD_SECRET = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  const own = {
    CMS_PORT: String(cmsPort),
    PORT: String(portFor(0)),
    DATA_DIR: folder,
    PAYLOAD_SECRET,
    NODE_ENV: 'production',
  }
  cms = new Program({
    args: ['src/start.ts'],
    cwd: cmsFolder,
    env: { ...process.env, ...productEnvironment, ...own } as NodeJS.ProcessEnv,
  })
  await waitFor(`${cmsOrigins[1]}/cms-health`, 90_000)
  await other.start(`${cmsOrigins[1]}/api`)
})
test.afterAll(async () => {
  await Promise.all([cms.stop(), other.remove()])
  rmSync(folder, { recursive: true, force: true })
})

const page = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'

async function findSaw(request: APIRequestContext, headers: Record<string, string>) {
  const found = await request.get('/cms-api/products?depth=0&where[slug][equals]=nv-450-double-mitre-saw', { headers })
  const { docs } = (await found.json()) as { docs: { id: number; model: string }[] }
  return docs[0] as { id: number; model: string }
}

test('what one of two back offices publishes shows on the sites of both, whoever is asked [R13.4, R18.57]', async ({
  request,
}) => {
  const headers = await logIn(request)
  const saw = await findSaw(request, headers)
  const show = (model: string) => async () => {
    const answers = [siteUrl, other.url].map(async (url) =>
      (await (await request.get(url + page)).text()).includes(model),
    )
    return Promise.all(answers)
  }
  // The other back office takes the session of the first, too.
  for (const [origin, model] of [
    [cmsOrigins[0], 'NV 451'],
    [cmsOrigins[1], 'NV 452'],
    [cmsOrigins[1], saw.model],
  ]) {
    const began = Date.now()
    const saved = await request.patch(`${origin}/cms-api/products/${saw.id}`, {
      headers,
      data: { model, _status: 'published' },
    })
    expect(saved.status()).toBe(200)
    await expect.poll(show(String(model)), { intervals: [50] }).toEqual([true, true])
    console.log(`published on both sites after ${Date.now() - began} ms`)
  }
})

test('attempts to guess count for both back offices together [R18.56]', async ({ request }) => {
  const guess = async (origin: string) => {
    const data = { token: 'a guess', password: 'a long enough password' }
    return (await request.post(`${origin}/cms-api/users/reset-password`, { data })).status()
  }
  const [first = '', second = ''] = cmsOrigins
  for (let n = 0; n < 10; n++) expect([await guess(first), await guess(second)]).not.toContain(429)
  expect([await guess(first), await guess(second)]).toEqual([429, 429])
})
