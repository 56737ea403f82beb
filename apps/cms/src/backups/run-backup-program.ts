import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { onShutdown } from '../platform/on-shutdown.ts'

const key = Symbol.for('vitrine.backup-program')
/** Next loads the same file more than once in one process: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: { child: ChildProcess | null } }

function state() {
  if (!shared[key]) {
    const made: { child: ChildProcess | null } = { child: null }
    shared[key] = made
    onShutdown(async () => void made.child?.kill('SIGTERM'))
  }
  return shared[key]
}

export const isBackupRunning = () => state().child !== null

/**
 * Starts the program that makes a back-up, beside this one, whose memory and processor it leaves alone. How it went is in its status.
 * @returns false where one of this process is running
 */
export function startBackupProgram(): boolean {
  const own = state()
  if (own.child) return false
  const child = spawn(process.execPath, ['src/backup.ts'], {
    cwd: join(repositoryRoot(), 'apps/cms'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  own.child = child
  // What it says is of the log of this program.
  createInterface({ input: child.stdout }).on('line', (line) => console.log(line))
  createInterface({ input: child.stderr }).on('line', (line) => console.error(line))
  child.once('error', (error) => console.error('the back-up cannot be started:', error))
  child.once('close', () => (own.child = null))
  return true
}
