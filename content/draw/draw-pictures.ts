/**
 * Draws the pictures of the certificates, the only pictures that are not rendered (renders/ has the others).
 * node content/draw/draw-pictures.ts [part of a name] — keeps unchanged pictures and removes those that no data file names.
 */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, readManifest, writeManifest } from './manifest.ts'
import { hashOf, publishPicture } from './publish-picture.ts'
import { askedPictures, picturesFolder } from './read-content.ts'
import { certificatePicture } from './certificates.ts'

const only = process.argv[2]
const asked = new Map([...askedPictures(), ['meta-banner', 'the share image'] as const])
const manifest = readManifest()
const count = { drawn: 0, kept: 0, removed: 0, unknown: 0 }

for (const [name, source] of asked) {
  if (only && !name.includes(only)) continue
  if (manifest[name]?.rendered) {
    count.kept++
    continue
  }
  const picture = certificatePicture(name)
  if (!picture) {
    console.warn(`Not rendered yet: ${name} (${source})`)
    count.unknown++
    continue
  }
  const hash = hashOf(picture)
  const before = manifest[name]
  if (before?.hash === hash && filesOf(name, before).every((file) => existsSync(join(picturesFolder, file)))) {
    count.kept++
    continue
  }
  manifest[name] = await publishPicture(name, picture)
  writeManifest(manifest)
  count.drawn++
}

if (!only) {
  for (const [name, entry] of Object.entries(manifest)) {
    if (asked.has(name)) continue
    for (const file of filesOf(name, entry)) rmSync(join(picturesFolder, file), { force: true })
    delete manifest[name]
    count.removed++
  }
  writeManifest(manifest)
}

const total = Object.values(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
console.log(`${count.drawn} drawn, ${count.kept} kept, ${count.removed} removed, ${(total / 1e6).toFixed(2)} MB in all`)
if (count.unknown > 0) process.exitCode = 1
