import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Uploads: 1,900 files. The program replaces a file and never writes into one, so all copies may have the same. */
const shared = new Set(['media', 'files', 'documents'])

/** For tests: a data folder like another, on the same file system. @param to an empty folder, or none yet */
export function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!entry.isDirectory()) copyFileSync(source, target)
    else if (shared.has(entry.name)) linkFiles(source, target)
    else copyData(source, target)
  }
}

function linkFiles(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from)) linkSync(join(from, name), join(to, name))
}
