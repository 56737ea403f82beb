import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onStop } from '@vitrine/platform/supervised'
import { build } from '../run/build.ts'
import { prepareCms } from '../run/prepare-cms.ts'
import { waitFor } from '../run/wait-for.ts'
import { Program } from './chaos/program.ts'
import { ownDatabase } from './own-database.ts'
import { admin } from './test-instance.ts'

const apps = join(fileURLToPath(new URL('.', import.meta.url)), '../apps')
const MAX_START_MS = 120_000
/** Memory then shows what is kept, not what nobody has collected yet; what is never given back ends the program. */
export const SMALL_HEAP = '--max-old-space-size=160'

export type OwnProduct = {
  siteUrl: string
  site: Program
  cms: Program
  /** From the start of its programs until it served. */
  startMs: number
  /** All that the site has written. */
  readLog: () => string
  stop(): Promise<void>
}

/**
 * The built product with the demo company, on a data folder of its own that is deleted when this process ends. The back office has the port
 * after the site's.
 * @param change what is done to the prepared data before the programs start; what it returns is called when its changes are indexed, too
 * @param args how Node starts the programs
 * @param environment what their environment has besides
 * @throws where another program has the port
 */
export async function startOwnProduct(
  port: number,
  change?: (dataDir: string) => unknown,
  { site: siteArgs, cms: cmsArgs } = { site: [SMALL_HEAP, 'build/server/index.js'], cms: ['src/start.ts'] },
  environment: Record<string, string> = {},
): Promise<OwnProduct> {
  const siteUrl = `http://127.0.0.1:${port}`
  if (await fetch(siteUrl).catch(() => null)) throw new Error(`something answers at ${siteUrl} already`)
  await build('site')
  await build('cms')
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-own-'))
  // However the run is ended, nothing is left of it: its programs are killed with this process.
  onStop(() => process.exit(1))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }))
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    HOST: '127.0.0.1',
    CMS_PORT: String(port + 1),
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    INTERNAL_SECRET: 'a secret of this product',
    // Stacks are looked for by their lines.
    LOG_FORMAT: 'text',
    SEED: 'demo',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: '',
    ENQUIRIES_PER_HOUR: '0',
    ...(await ownDatabase()),
    ...environment,
  }
  await prepareCms(env)
  if (change) {
    const beforeStart = await change(dataDir)
    // The search index gets what was written without the back office.
    await prepareCms(env)
    if (typeof beforeStart === 'function') await beforeStart()
  }
  const started = performance.now()
  const cms = new Program({ args: cmsArgs, cwd: join(apps, 'cms'), env, keepOutput: true })
  const site = new Program({
    args: siteArgs,
    cwd: join(apps, 'site'),
    env,
    keepOutput: true,
  })
  const stop = async () => void (await Promise.all([site.stop(), cms.stop()]))
  try {
    await waitFor(`${siteUrl}/readyz`, MAX_START_MS)
  } catch (error) {
    await stop()
    throw error
  }
  return { siteUrl, site, cms, startMs: performance.now() - started, readLog: () => site.output, stop }
}
