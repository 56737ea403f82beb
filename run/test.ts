import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { type Outcome, runChecks } from './checks.ts'
import { root } from './paths.ts'
import { runTests } from './run-tests.ts'

/**
 * `npm test`: checks, unit and integration tests, then contract and end-to-end tests against the built product, which runs on ports
 * and a data folder of its own. The last line counts them all.
 */
const data = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
const outcomes: Outcome[] = []

try {
  outcomes.push(await runChecks())
  outcomes.push(await runTests('vitest', ['run', '--reporter=default', '--reporter=json'], root))
  await build('site')
  await build('cms')
  const env = { VITRINE_TEST_DATA: data, SITE_PORT: '4300', CMS_TEST_PORT: '4301' }
  outcomes.push(await runTests('playwright', ['test', ...process.argv.slice(2)], join(root, 'e2e'), env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  outcomes.push({ passed: 0, failed: 1 })
} finally {
  rmSync(data, { recursive: true, force: true })
}

const passed = outcomes.reduce((sum, it) => sum + it.passed, 0)
const failed = outcomes.reduce((sum, it) => sum + it.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
