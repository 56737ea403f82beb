import process from 'node:process'
import { onStop } from '@vitrine/platform/supervised'
import { stopChildProcesses } from './child-processes.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { readSettings } from './environment.ts'
import { runProgram } from './run-program.ts'

/** Moves uploads and files of enquiries, with the environment of `npm start`, which cannot run on the folder meanwhile. */
onStop(stopChildProcesses)
try {
  const { env, dataDir, siteUrl } = readSettings()
  await lockDataDir(dataDir, siteUrl)
  process.exitCode = await runProgram('cms', 'src/move-uploads.ts', process.argv.slice(2), env)
} catch (error) {
  process.stderr.write(`vitrine: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
