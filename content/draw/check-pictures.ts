/** Fails when a data file asks for a picture that is missing, when a file is missing, or when they weigh too much together. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, readManifest } from './manifest.ts'
import { askedPictures, picturesFolder } from './read-content.ts'

const MAX_BYTES = 32_000_000
const manifest = readManifest()
const problems: string[] = []

for (const [name, source] of askedPictures()) {
  if (!manifest[name]) problems.push(`${source} asks for ${name}, which is not drawn`)
}
if (!manifest['meta-banner']) problems.push('The share image meta-banner is not drawn')

let total = 0
for (const [name, entry] of Object.entries(manifest)) {
  for (const file of filesOf(name, entry)) {
    const path = join(picturesFolder, file)
    if (existsSync(path)) total += statSync(path).size
    else problems.push(`${file} is missing`)
  }
}
if (total > MAX_BYTES) problems.push(`The pictures weigh ${total} bytes, more than ${MAX_BYTES}`)

problems.forEach((problem) => console.error(problem))
console.log(`${Object.keys(manifest).length} pictures, ${total} bytes, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
