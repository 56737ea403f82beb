import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressWell } from '../server/page-cache/encode.ts'

const compressible = /\.(bin|css|js|json|svg|txt|webmanifest)$/

/** Writes each file below a folder that compression makes smaller a second and a third time, as `.br` and `.gz` beside it. */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const path of names.filter((it) => compressible.test(it)).map((it) => join(folder, it))) {
    const compressed = await compressWell(readFileSync(path))
    if (!compressed) continue
    writeFileSync(`${path}.br`, compressed.br)
    writeFileSync(`${path}.gz`, compressed.gzip)
  }
}
