import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './publish-picture.ts'
import { picturesFolder } from './read-content.ts'

const path = join(picturesFolder, 'manifest.json')

export type Manifest = Record<string, Entry>

export const readManifest = (): Manifest => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})

export const writeManifest = (manifest: Manifest) => {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const lines = Object.entries(sorted).map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
  writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`)
}

/** The files of a picture in content/pictures. WebP widths are made by the seed (apps/cms/src/seed/webp-widths.ts). */
export const filesOf = (name: string, { widths }: Entry) => [
  `${name}.webp`,
  ...(name === 'meta-banner' ? [`${name}.jpg`] : []),
  ...widths.map((width) => `${name}-${width}.avif`),
]
