import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { readSettings } from './environment.ts'
import { root } from './paths.ts'

/** The link for an admin, with the environment of `npm start`. Nothing needs to run. */
try {
  const { env } = readSettings()
  const { status } = spawnSync('node', ['src/admin-link.ts'], { cwd: join(root, 'apps/cms'), env, stdio: 'inherit' })
  process.exit(status ?? 1)
} catch (error) {
  process.stderr.write(`vitrine: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
