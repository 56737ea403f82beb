import { root } from './paths.ts'
import { runTests } from './run-tests.ts'

const args = ['run', '--project', 'unit', '--reporter=dot', '--reporter=json', ...process.argv.slice(2)]
const { passed, failed } = await runTests('vitest', args, root)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
