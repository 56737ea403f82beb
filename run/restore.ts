import process from 'node:process'
import { onStop } from '@vitrine/platform/supervised'
import { stopChildProcesses } from './child-processes.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { readSettings } from './environment.ts'
import { runProgram } from './run-program.ts'

/** Restores a back-up, with the environment of `npm start`, which cannot run on the folder meanwhile. A dry run touches nothing. */
onStop(stopChildProcesses)
try {
  const { env, dataDir, siteUrl } = readSettings()
  const args = process.argv.slice(2)
  if (!args.includes('--dry-run')) await lockDataDir(dataDir, siteUrl)
  process.exitCode = await runProgram('cms', 'src/restore.ts', args, env)
} catch (error) {
  process.stderr.write(`vitrine: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
