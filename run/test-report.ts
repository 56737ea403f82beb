import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Outcome } from './checks.ts'
import { root } from './paths.ts'

export type Runner = 'vitest' | 'playwright'

/** A test, how long it took, and why it failed: null where it did not. `file` is below the project's folder. */
export type ReportedTest = { file: string; title: string; ms: number; failure: string | null }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status?: string
    message?: string
    assertionResults: {
      title: string
      status?: string
      duration?: number | null
      failureMessages?: (string | null)[] | null
    }[]
  }[]
}
type PlaywrightResult = { duration: number; error?: { message?: string } }
type PlaywrightSuite = {
  file: string
  specs: { title: string; tests: { projectName: string; status?: string; results: PlaywrightResult[] }[] }[]
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
    const notRun = it.testResults.filter(hasFailedBeforeItsTests)
    return { passed: it.numPassedTests, failed: it.numFailedTests + notRun.length }
  }
  const { expected, unexpected, flaky } = (report as PlaywrightReport).stats
  // There is no second try: one that would need it has failed.
  return { passed: expected, failed: unexpected + flaky }
}

function hasFailedBeforeItsTests({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}

/** Every test of a report, and for vitest every file that failed before its tests ran. @param report null where there is none */
export function toReportedTests(runner: Runner, report: unknown): ReportedTest[] {
  if (report === null) return []
  if (runner === 'playwright') return (report as PlaywrightReport).suites.flatMap(toReportedTestsOfSuite)
  return (report as VitestReport).testResults.flatMap((result) => {
    const file = relative(root, result.name)
    const tests = result.assertionResults.map(({ title, status, duration, failureMessages }) => ({
      file,
      title,
      ms: duration ?? 0,
      failure: status === 'failed' ? toFirstLine(failureMessages?.[0]) : null,
    }))
    const notRun = { file, title: 'before its tests', ms: 0, failure: toFirstLine(result.message) }
    return hasFailedBeforeItsTests(result) ? [...tests, notRun] : tests
  })
}

function toReportedTestsOfSuite({ file, specs, suites = [] }: PlaywrightSuite): ReportedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: `e2e/tests/${file} (${projectName})`,
      title,
      ms: results.reduce((sum, it) => sum + it.duration, 0),
      failure:
        status === 'unexpected' || status === 'flaky'
          ? toFirstLine(results.find(({ error }) => error)?.error?.message)
          : null,
    })),
  )
  return [...own, ...suites.flatMap(toReportedTestsOfSuite)]
}

function toFirstLine(message: string | null | undefined): string {
  return (
    stripVTControlCharacters(message ?? '')
      .trim()
      .split('\n')[0] || 'without a message'
  )
}

/** The tests that took longest, a line each, the longest first. */
export function listSlowest(tests: readonly ReportedTest[], howMany: number): string[] {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, howMany)
    .map(({ file, title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} › ${title}`)
}

/** The tests that failed, a line each, with the first line of what they said. */
export function listFailed(tests: readonly ReportedTest[]): string[] {
  return tests
    .filter(({ failure }) => failure !== null)
    .map(({ file, title, failure }) => `  ${file} › ${title}: ${failure}`)
}
