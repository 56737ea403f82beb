import { join } from 'node:path'
import { runProjectChecks } from './checks/project-checks.ts'
import { stateDir, root } from './paths.ts'
import { runTool } from './run-tool.ts'

type Check = { name: string; tool: string; args: readonly string[]; folder?: string }

/** Everything that is checked without starting anything. One list for `npm run check` and `npm test`. */
const checks: Check[] = [
  { name: 'types of packages/contract', tool: 'tsc', args: ['-p', 'packages/contract'] },
  { name: 'types of packages/countries', tool: 'tsc', args: ['-p', 'packages/countries'] },
  { name: 'types of packages/platform', tool: 'tsc', args: ['-p', 'packages/platform'] },
  { name: 'types of packages/locales', tool: 'tsc', args: ['-p', 'packages/locales'] },
  { name: 'types of run', tool: 'tsc', args: ['-p', 'run'] },
  { name: 'types of content', tool: 'tsc', args: ['-p', 'content'] },
  { name: 'types of deploy', tool: 'tsc', args: ['-p', 'deploy'] },
  { name: 'types of e2e', tool: 'tsc', args: ['-p', 'e2e'] },
  { name: 'types of bench', tool: 'tsc', args: ['-p', 'bench'] },
  { name: 'routes of apps/site', tool: 'react-router', args: ['typegen'], folder: 'apps/site' },
  { name: 'types of apps/site', tool: 'tsc', args: ['-p', 'apps/site'] },
  { name: 'types of apps/cms', tool: 'tsc', args: ['-p', 'apps/cms'] },
  { name: 'lint', tool: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', tool: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
]

export type Outcome = { passed: number; failed: number }

/** Runs every check, one after the other, and logs which failed and why. */
export async function runChecks(): Promise<Outcome> {
  const outcome = { passed: 0, failed: 0 }
  for (const { name, tool, args, folder = '.' } of checks) {
    try {
      await runTool(tool, args, join(root, folder), join(stateDir, 'check.log'))
      console.log(`ok: ${name}`)
      outcome.passed++
    } catch (error) {
      console.error(`not ok: ${name}\n${error instanceof Error ? error.message : error}`)
      outcome.failed++
    }
  }
  const own = runProjectChecks()
  return { passed: outcome.passed + own.passed, failed: outcome.failed + own.failed }
}
