import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A secret that is made once and kept in a file, so that what it has signed before a restart is good after it.
 * @throws where it can be neither read nor kept
 */
export function readKeptSecret(path: string): string {
  if (!existsSync(path)) keepSecret(path)
  return readFileSync(path, 'utf8').trim()
}

/** Of several programs that start at once the first one's secret is kept, and nobody ever reads half of it. */
function keepSecret(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
