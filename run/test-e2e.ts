import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.ts'
import { root } from './paths.ts'
import { runTests } from './run-tests.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { toPlaywrightArgs } from './to-playwright-args.ts'

/**
 * `npm run test:e2e -- NAME`: end-to-end tests against the product that runs on SITE_PORT (4300), else against one that is started for
 * them with data of its own and stopped afterwards. The last line counts them.
 */
const folder = join(root, 'e2e')
const site = `http://localhost:${process.env.SITE_PORT ?? 4300}`
const files = ['tests', 'postgres'].flatMap((name) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }),
)
const args = ['test', ...toPlaywrightArgs(process.argv.slice(2), files)]

const { outcome } = (await isReady()) ? await runOnRunning() : await runOnFresh()
const { passed, failed } = outcome
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function isReady(): Promise<boolean> {
  return fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    (it) => it.ok,
    () => false,
  )
}

function runOnRunning() {
  console.log(`vitrine: testing what runs at ${site}`)
  return runTests('playwright', args, folder, { VITRINE_REUSE: '1' })
}

async function runOnFresh() {
  const data = join(makeTemporaryFolder(), 'data')
  // One core each: where tests run there is memory for both.
  await Promise.all([build('site'), build('cms')])
  return runTests('playwright', args, folder, { VITRINE_TEST_DATA: data })
}
