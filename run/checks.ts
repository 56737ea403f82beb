import { join } from 'node:path'
import { runProjectChecks } from './checks/project-checks.ts'
import { stateDir, root } from './paths.ts'
import { runTool } from './run-tool.ts'

type Check = { name: string; tool: string; args: readonly string[]; folder?: string }

const types = (folder: string): Check => ({ name: `types of ${folder}`, tool: 'tsc', args: ['-p', folder] })

/** Writes what the types of apps/site need: it has ended before the others begin. */
const routes: Check = { name: 'routes of apps/site', tool: 'react-router', args: ['typegen'], folder: 'apps/site' }

/** Everything else that is checked without starting anything, what takes longest first. One list for `npm run check` and `npm test`. */
const checks: readonly Check[] = [
  types('apps/cms'),
  types('apps/site'),
  types('e2e'),
  types('bench'),
  types('packages/contract'),
  types('packages/countries'),
  types('packages/platform'),
  types('packages/locales'),
  types('run'),
  types('content'),
  types('deploy'),
  { name: 'lint', tool: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', tool: 'oxfmt', args: ['--check'] },
]

export type Outcome = { passed: number; failed: number }

/** The compiler uses more than one core where there are some. */
const AT_ONCE = 2

/** Runs every check, two at a time, and logs which failed and why. @returns how many passed, and the names of those that did not */
export async function runChecks(): Promise<{ passed: number; failed: string[] }> {
  const outcome: { passed: number; failed: string[] } = { passed: 0, failed: [] }
  const waiting = [...checks]
  const run = async (check: Check) => {
    const problem = await findProblem(check)
    if (problem === null) {
      console.log(`ok: ${check.name}`)
      outcome.passed++
    } else {
      console.error(`not ok: ${check.name}\n${problem}`)
      outcome.failed.push(check.name)
    }
  }
  const runNext = async (): Promise<void> => {
    const check = waiting.shift()
    if (check) return run(check).then(runNext)
  }
  await run(routes)
  const running = Promise.all(Array.from({ length: AT_ONCE }, runNext))
  const own = runProjectChecks()
  await running
  return { passed: outcome.passed + own.passed, failed: [...outcome.failed, ...own.failed] }
}

/** @returns what the check says is wrong; null where nothing is */
async function findProblem({ name, tool, args, folder = '.' }: Check): Promise<string | null> {
  try {
    const log = join(stateDir, `check-${name.replaceAll(/\W+/g, '-')}.log`)
    await runTool(tool, args, join(root, folder), log)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
