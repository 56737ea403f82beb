import { join } from 'node:path'
import { build } from './build.ts'
import { type Outcome, runChecks } from './checks.ts'
import { root } from './paths.ts'
import { runTests } from './run-tests.ts'
import { step } from './step.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { listFailed, listSlowest, type ReportedTest } from './test-report.ts'

const SLOWEST_SHOWN = 10

/**
 * `npm test`: checks, unit and integration tests, then contract and end-to-end tests against the built product, which runs on ports
 * and a data folder of its own. The last line counts them all; before it are the times of the parts, the slowest tests
 * and what failed.
 */
const data = join(makeTemporaryFolder(), 'data')
const outcomes: Outcome[] = []
const failures: string[] = []
const tests: ReportedTest[] = []

async function run(name: string, ...args: Parameters<typeof runTests>) {
  const result = await step(name, () => runTests(...args))
  outcomes.push(result.outcome)
  tests.push(...result.tests)
}

try {
  const checks = await step('checks', runChecks)
  outcomes.push({ passed: checks.passed, failed: checks.failed.length })
  failures.push(...checks.failed.map((it) => `  check › ${it}`))
  const vitest = ['run', '--reporter=default', '--reporter=json']
  await Promise.all([
    // For the quarter of a minute that seeding takes before the others one core has nothing to do.
    run('unit tests', 'vitest', [...vitest, '--project=unit'], root, {}, 'vitest-unit'),
    // What they seed is what the built product starts with afterwards.
    run('integration tests', 'vitest', [...vitest, '--project=integration*'], root, { VITRINE_TEST_DATA: data }),
  ])
  // One core each: where tests run there is memory for both.
  await Promise.all([build('site'), build('cms')])
  const env = { VITRINE_TEST_DATA: data, SITE_PORT: '4300', CMS_TEST_PORT: '4301' }
  await run('end-to-end tests', 'playwright', ['test', ...process.argv.slice(2)], join(root, 'e2e'), env)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  outcomes.push({ passed: 0, failed: 1 })
  failures.push(`  ${message.split('\n')[0]}`)
}

const passed = outcomes.reduce((sum, it) => sum + it.passed, 0)
const failed = outcomes.reduce((sum, it) => sum + it.failed, 0)
console.log(`\nThe slowest tests:\n${listSlowest(tests, SLOWEST_SHOWN).join('\n')}\n`)
failures.push(...listFailed(tests))
if (failures.length > 0) console.log(`What failed:\n${failures.join('\n')}\n`)
console.log(`vitrine: all of it: done in ${Math.round(process.uptime())} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
