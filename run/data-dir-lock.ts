import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock, waitForLock } from '@vitrine/platform/file-lock'
import { programsLock } from '@vitrine/platform/supervised'

/** How long the programs of a start that was killed may take to end: they finish what is in flight. */
const MAX_WAIT_MS = 20_000

/**
 * Makes this process the only start on a data folder until it ends, and waits for programs that an earlier one has left.
 * @param siteUrl what the refusal of a second start names
 * @throws where another start runs on the folder
 */
export async function lockDataDir(dataDir: string, siteUrl: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const note = join(dataDir, 'start.json')
  if (!tryLock(join(dataDir, 'start.lock'), 'exclusive'))
    throw new Error(
      `already running on ${dataDir}${readNote(note)}. Stop it first, or set another DATA_DIR, PORT and CMS_PORT`,
    )
  writeFileSync(note, JSON.stringify({ pid: process.pid, siteUrl }))
  const programs = programsLock(dataDir)
  let lock = tryLock(programs, 'exclusive')
  if (!lock) {
    console.log('vitrine: waiting for the programs of an earlier start to end')
    lock = await waitForLock(programs, 'exclusive', MAX_WAIT_MS)
  }
  if (!lock) throw new Error(`programs of an earlier start still run on ${dataDir}; end them first`)
  lock.release()
}

function readNote(path: string): string {
  try {
    const { pid, siteUrl } = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; siteUrl: string }
    return `: process ${pid}, ${siteUrl}`
  } catch {
    // Its start has not written it yet.
    return ''
  }
}
