import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { Program } from '../chaos/program.ts'
import { startEnquirySink } from '../fuzz/enquiry-sink.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { listFaults, toLines } from '../fuzz/report.ts'
import { SMALL_HEAP } from '../own-product.ts'
import { portFor, productEnvironment } from '../test-instance.ts'

const SECONDS = 20
const siteFolder = fileURLToPath(new URL('../../apps/site', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-fuzz-'))
const [port, cmsPort] = [portFor(0), portFor(1)]
const siteUrl = `http://127.0.0.1:${port}`

test('whatever is sent, nothing fails, hangs, shows a stack or grows without bounds [R12.13, R12.45]', async () => {
  const cms = startEnquirySink(cmsPort)
  const env = {
    ...process.env,
    ...productEnvironment,
    NODE_ENV: 'production',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    API_BASE: '',
    INTERNAL_SECRET: '',
    // Stacks are looked for by their lines.
    LOG_FORMAT: 'text',
  }
  const site = new Program({ args: [SMALL_HEAP, 'build/server/index.js'], cwd: siteFolder, env, keepOutput: true })
  try {
    await expect
      .poll(
        () =>
          fetch(`${siteUrl}/readyz`).then(
            (it) => it.status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200)
    // Each run tries other requests. The same again: npm run fuzz -- --seed.
    const seed = Date.now() % 2 ** 31
    const report = await fuzz({ siteUrl, seed, seconds: SECONDS, readLog: () => site.output })
    console.log([`seed ${seed}`, ...toLines(report)].join('\n'))
    expect(listFaults(report), `npm run fuzz -- --seed ${seed}`).toEqual([])
  } finally {
    await site.stop()
    cms.closeAllConnections()
    cms.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
