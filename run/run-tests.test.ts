import { expect, it } from 'vitest'
import { toOutcome } from './run-tests.ts'

const vitest = (passed: number, failed: number, failedFiles = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numFailedTestSuites: failedFiles,
})
const playwright = (expected: number, unexpected: number, flaky = 0) => ({ stats: { expected, unexpected, flaky } })

it('counts what passed and failed from the reports of both runners [R18.2]', () => {
  expect(toOutcome('vitest', 1, vitest(7, 2))).toEqual({ passed: 7, failed: 2 })
  expect(toOutcome('playwright', 1, playwright(5, 1, 1))).toEqual({ passed: 6, failed: 1 })
  expect(toOutcome('vitest', 0, vitest(7, 0))).toEqual({ passed: 7, failed: 0 })
})

it('counts a file that cannot be loaded as a failure [R18.2]', () => {
  expect(toOutcome('vitest', 1, vitest(7, 0, 1))).toEqual({ passed: 7, failed: 1 })
})

it('counts a runner that ran nothing, left no report or ended with an error as a failure [R18.2]', () => {
  expect(toOutcome('vitest', 0, vitest(0, 0))).toEqual({ passed: 0, failed: 1 })
  expect(toOutcome('playwright', 1, null)).toEqual({ passed: 0, failed: 1 })
  expect(toOutcome('playwright', 1, playwright(3, 0))).toEqual({ passed: 3, failed: 1 })
})
