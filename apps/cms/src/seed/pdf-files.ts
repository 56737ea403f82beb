import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

/** All that content/ makes the files from. A picture that changes changes the manifest. */
const sources = [
  'package.json',
  'pdf',
  'documents',
  'cad',
  'data',
  'pictures/manifest.json',
  'models/manifest.json',
] as const

const programs = [
  'pdf/make-catalogue.ts',
  'pdf/make-privacy-policy.ts',
  'pdf/make-certificates.ts',
  'documents/make-product-documents.ts',
] as const

const HASH_LENGTH = 16

/**
 * Has content/ make presentation.pdf, privacy-policy.pdf, the certificates and in `documents/` those of products, unless they were made from the same content before.
 * Returns their folder. @throws Error when a program fails
 */
export async function makePdfFiles(contentFolder: string, cacheFolder: string): Promise<string> {
  const folder = join(cacheFolder, `pdf-${await hashSources(contentFolder)}`)
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = `${folder}.${process.pid}`
  const run = promisify(execFile)
  await Promise.all(programs.map((it) => run(process.execPath, [join(contentFolder, it), unfinished])))
  // Where another process was faster, its files stay.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  return folder
}

async function hashSources(contentFolder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of await listFiles(join(contentFolder, source)))
      hash.update(relative(contentFolder, file)).update(await readFile(file))
  return hash.digest('hex').slice(0, HASH_LENGTH)
}

async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
    .toSorted()
}
