import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './checks.ts'
import { stateDir, root } from './paths.ts'
import { type ReportedTest, type Runner, toOutcome, toReportedTests } from './test-report.ts'

export type TestRun = { outcome: Outcome; tests: ReportedTest[] }

/** Tests start some hundred programs, of the same modules: compiled once, each takes a third less of a processor until it serves. */
const compiledOnce = { NODE_COMPILE_CACHE: join(stateDir, 'compile-cache') }

/**
 * Runs a test runner to its end, its output shown, and reads its JSON report.
 * @param report the name of its file: another for each that runs at the same time
 */
export async function runTests(
  runner: Runner,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
  report: string = runner,
): Promise<TestRun> {
  const file = join(stateDir, `${report}.json`)
  mkdirSync(stateDir, { recursive: true })
  rmSync(file, { force: true })
  const reporting = runner === 'vitest' ? [...args, `--outputFile.json=${file}`] : args
  const child = spawn(join(root, 'node_modules/.bin', runner), reporting, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...compiledOnce, ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const code = await new Promise<number>((resolve) => child.on('close', (it) => resolve(it ?? 1)))
  const reported: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  return { outcome: toOutcome(runner, code, reported), tests: toReportedTests(runner, reported) }
}
