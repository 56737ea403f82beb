import { chmodSync } from 'node:fs'
import { join } from 'node:path'

/** For tests: the folder of all tests is for this user only; a server that runs as another must be able to pass through it. */
export function openWay(folder: string) {
  const parent = join(folder, '..')
  if (process.getuid?.() === 0 && parent !== '/tmp') chmodSync(parent, 0o711)
}
