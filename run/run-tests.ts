import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './checks.ts'
import { stateDir, root } from './paths.ts'

/** Runs a test runner to its end, its output shown, and counts from its JSON report. A runner that ran nothing has failed. */
export async function runTests(
  tool: 'vitest' | 'playwright',
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Outcome> {
  const report = join(stateDir, `${tool}.json`)
  mkdirSync(stateDir, { recursive: true })
  rmSync(report, { force: true })
  const reporting = tool === 'vitest' ? [...args, `--outputFile.json=${report}`] : args
  const child = spawn(join(root, 'node_modules/.bin', tool), reporting, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const code = await new Promise<number>((resolve) => child.on('close', (it) => resolve(it ?? 1)))
  return toOutcome(tool, code, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null)
}

/**
 * What a runner has passed and failed. One that ran nothing, or ended with an error that no test explains, has failed.
 * @param report its JSON report; null where it left none
 */
export function toOutcome(tool: 'vitest' | 'playwright', code: number, report: unknown): Outcome {
  const outcome = report === null ? { passed: 0, failed: 0 } : count(tool, report)
  const ranNothing = outcome.passed + outcome.failed === 0
  return ranNothing || (code !== 0 && outcome.failed === 0) ? { ...outcome, failed: outcome.failed + 1 } : outcome
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

function count(tool: 'vitest' | 'playwright', report: unknown): Outcome {
  if (tool === 'vitest') {
    const it = report as VitestReport
    return { passed: it.numPassedTests, failed: it.numFailedTests || it.numFailedTestSuites }
  }
  const { stats } = report as PlaywrightReport
  if (stats.flaky > 0) console.warn(`${stats.flaky} tests passed only at the second try: look at them`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
