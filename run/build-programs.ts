import { onStop } from '@vitrine/platform/supervised'
import { build } from './build.ts'
import { stopChildProcesses } from './child-processes.ts'

/** Both programs, as `npm start` would build them. */
onStop(stopChildProcesses)
try {
  await build('site')
  await build('cms')
} catch (error) {
  console.error(`vitrine: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
