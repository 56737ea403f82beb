import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a whole run takes at most is 3 GB; as much again is left to the programs. */
const BYTES_WANTED = 6 * 2 ** 30

/**
 * Makes the folder of all temporary files of a run: in memory where there is room, else where the system has its own. A run makes and deletes hundreds of
 * thousands of files (the tables of one Postgres database are 2,000), which costs a fifth of the integration tests' time on a disk. This process
 * and those that it starts from now on find it as TMPDIR; it is deleted when this process ends.
 * @returns its path
 */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'vitrine-run-'))
  // A Postgres server of a test runs as another user where the tests are root's, and has its data in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return folder
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    // A container may have less than its machine.
    return Math.min(bavail * bsize, process.availableMemory()) >= BYTES_WANTED && mayRunPrograms(MEMORY)
  } catch {
    return false
  }
}

/** Some systems let no program be run from there; the browser of the tests is unpacked into this folder. */
function mayRunPrograms(parent: string): boolean {
  const folder = mkdtempSync(join(parent, 'vitrine-try-'))
  try {
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    return spawnSync(program).status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
