import process from 'node:process'
import { onStop } from '@vitrine/platform/supervised'
import { stopChildProcesses } from './child-processes.ts'
import { readSettings } from './environment.ts'
import { runProgram } from './run-program.ts'

/** Takes over a spool, with the environment of `npm start`, which may run on the folder meanwhile. */
onStop(stopChildProcesses)
try {
  process.exitCode = await runProgram('site', 'server/take-over-spool.ts', process.argv.slice(2), readSettings().env)
} catch (error) {
  process.stderr.write(`vitrine: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
