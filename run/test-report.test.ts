import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.ts'
import { listFailed, listSlowest, toOutcome, toReportedTests } from './test-report.ts'

const vitest = (passed: number, failed: number, filesNotRun = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    ...Array.from({ length: failed }, () => ({ status: 'failed', assertionResults: [{ status: 'failed' }] })),
    ...Array.from({ length: filesNotRun }, () => ({ status: 'failed', assertionResults: [{ status: 'skipped' }] })),
  ],
})
const playwright = (expected: number, unexpected: number, flaky = 0) => ({ stats: { expected, unexpected, flaky } })

it('counts what passed and failed from the reports of both runners, a test that needs a second try as failed [R18.2]', () => {
  expect(toOutcome('vitest', 1, vitest(7, 2))).toEqual({ passed: 7, failed: 2 })
  expect(toOutcome('playwright', 1, playwright(5, 1, 1))).toEqual({ passed: 5, failed: 2 })
  expect(toOutcome('vitest', 0, vitest(7, 0))).toEqual({ passed: 7, failed: 0 })
})

it('counts a file that cannot be loaded or prepared as a failure, beside others too [R18.2]', () => {
  expect(toOutcome('vitest', 1, vitest(7, 0, 1))).toEqual({ passed: 7, failed: 1 })
  expect(toOutcome('vitest', 1, vitest(7, 3, 12))).toEqual({ passed: 7, failed: 15 })
})

it('counts a runner that ran nothing, left no report or ended with an error as a failure [R18.2]', () => {
  expect(toOutcome('vitest', 0, vitest(0, 0))).toEqual({ passed: 0, failed: 1 })
  expect(toOutcome('playwright', 1, null)).toEqual({ passed: 0, failed: 1 })
  expect(toOutcome('playwright', 1, playwright(3, 0))).toEqual({ passed: 3, failed: 1 })
})

it('names the slowest tests of both runners', () => {
  const ofVitest = toReportedTests('vitest', {
    testResults: [
      {
        name: join(root, 'run/a.test.ts'),
        assertionResults: [{ title: 'quick', duration: 3 }, { title: 'slow', duration: 2500.4 }, { title: 'skipped' }],
      },
    ],
  })
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: durations.map((duration) => ({ projectName: 'phone', results: [{ duration }] })),
  })
  const ofPlaywright = toReportedTests('playwright', {
    suites: [
      {
        file: 'menu.spec.ts',
        specs: [spec('opens', 1200)],
        suites: [{ file: 'menu.spec.ts', specs: [spec('closes', 31_000)] }],
      },
    ],
  })
  expect(listSlowest([...ofVitest, ...ofPlaywright], 3)).toEqual([
    '  31.0 s  e2e/tests/menu.spec.ts (phone) › closes',
    '   2.5 s  run/a.test.ts › slow',
    '   1.2 s  e2e/tests/menu.spec.ts (phone) › opens',
  ])
  expect(toReportedTests('playwright', null)).toEqual([])
})

it('names the tests that failed, also where they ran out of tries or never ran, with the first line of why', () => {
  const ofVitest = toReportedTests('vitest', {
    testResults: [
      {
        name: join(root, 'run/a.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            title: 'adds',
            status: 'failed',
            failureMessages: ['\u001b[31mAssertionError: expected 3\u001b[39m\n    at a.ts'],
          },
          { title: 'subtracts', status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: join(root, 'run/b.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [{ title: 'divides', status: 'skipped' }],
      },
    ],
  })
  const spec = (title: string, status: string, error?: { message: string }) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ duration: 1, error }] }],
  })
  const ofPlaywright = toReportedTests('playwright', {
    suites: [
      {
        file: 'menu.spec.ts',
        specs: [
          spec('opens', 'expected'),
          spec('closes', 'flaky', { message: 'Error: not hidden\nReceived: visible' }),
        ],
        suites: [{ file: 'menu.spec.ts', specs: [spec('waits', 'unexpected')] }],
      },
    ],
  })
  expect(listFailed([...ofVitest, ...ofPlaywright])).toEqual([
    '  run/a.test.ts › adds: AssertionError: expected 3',
    '  run/b.test.ts › before its tests: Cannot find module',
    '  e2e/tests/menu.spec.ts (phone) › closes: Error: not hidden',
    '  e2e/tests/menu.spec.ts (phone) › waits: without a message',
  ])
})
