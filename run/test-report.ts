import { relative } from 'node:path'
import type { Outcome } from './checks.ts'
import { root } from './paths.ts'

export type Runner = 'vitest' | 'playwright'

/** A test and how long it took. `file` is below the project's folder. */
export type TimedTest = { file: string; title: string; ms: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status?: string
    assertionResults: { title: string; status?: string; duration?: number | null }[]
  }[]
}
type PlaywrightSuite = {
  file: string
  specs: { title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] }

/**
 * What a runner has passed and failed. One that ran nothing, or ended with an error that no test explains, has failed.
 * @param report its JSON report; null where it left none
 */
export function toOutcome(runner: Runner, code: number, report: unknown): Outcome {
  const outcome = report === null ? { passed: 0, failed: 0 } : count(runner, report)
  const ranNothing = outcome.passed + outcome.failed === 0
  return ranNothing || (code !== 0 && outcome.failed === 0) ? { ...outcome, failed: outcome.failed + 1 } : outcome
}

function count(runner: Runner, report: unknown): Outcome {
  if (runner === 'vitest') {
    const it = report as VitestReport
    // A file that cannot be loaded, or whose preparations fail, has tests that nobody ran: none of them is a failed one.
    const notRun = it.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    return { passed: it.numPassedTests, failed: it.numFailedTests + notRun.length }
  }
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
  // There is no second try: one that would need it has failed.
  return { passed: expected, failed: unexpected + flaky }
}

export function toTimedTests(runner: Runner, report: unknown): TimedTest[] {
  if (report === null) return []
  if (runner === 'vitest')
    return (report as VitestReport).testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, duration }) => ({ file: relative(root, name), title, ms: duration ?? 0 })),
    )
  return (report as PlaywrightReport).suites.flatMap(toTimedTestsOfSuite)
}

function toTimedTestsOfSuite({ file, specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      file: `e2e/tests/${file} (${projectName})`,
      title,
      ms: results.reduce((sum, it) => sum + it.duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(toTimedTestsOfSuite)]
}

/** The tests that took longest, a line each, the longest first. */
export function listSlowest(tests: readonly TimedTest[], howMany: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, howMany)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`)
}
