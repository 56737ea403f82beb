import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const MB = 1024 * 1024
const SIZE_MB = 48

/** A folder on a file system of its own, which can be filled to the last byte. */
export class SmallDisk {
  /** Why it cannot be filled on this machine; null where it can. */
  readonly missing: string | null
  readonly #folder: string
  #isRemoved = false

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
    this.missing = mount(folder)
    // Before who ends this process removes the folder.
    process.prependOnceListener('exit', () => this.remove())
  }

  fill() {
    const file = openSync(join(this.#folder, 'filled'), 'w')
    try {
      for (let size = MB; size >= 1; size = Math.floor(size / 2)) writeUntilFull(file, size)
    } finally {
      closeSync(file)
    }
  }

  empty() {
    rmSync(join(this.#folder, 'filled'), { force: true })
  }

  remove() {
    if (this.missing || this.#isRemoved) return
    this.#isRemoved = true
    execFileSync('umount', ['--lazy', this.#folder])
  }
}

function mount(folder: string): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return null
  } catch {
    return 'this user may not mount a file system'
  }
}

function writeUntilFull(file: number, size: number) {
  const bytes = Buffer.alloc(size)
  try {
    // More than the disk has is never written.
    for (let bytesSoFar = 0; bytesSoFar <= SIZE_MB * MB; bytesSoFar += size) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
