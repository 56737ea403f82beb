import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.ts'
import { listSlowest, toOutcome, toTimedTests } from './test-report.ts'

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
  const ofVitest = toTimedTests('vitest', {
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
  const ofPlaywright = toTimedTests('playwright', {
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
  expect(toTimedTests('playwright', null)).toEqual([])
})
