/**
 * Exports every product as content/models/<slug>.glb, whose nodes are named by the keys of packages/locales/parts.json.
 * node content/draw/models/export-models.ts [part of a slug] keeps what is unchanged.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContent } from '../read-content.ts'
import { askBlender } from '../renders/blender.ts'
import { compress } from './compress.ts'

const folder = fileURLToPath(new URL('../../models', import.meta.url))
const manifestPath = join(folder, 'manifest.json')
mkdirSync(folder, { recursive: true })

type Entry = { bytes: number; parts: string[]; hash: string }
const manifest: Record<string, Entry> = existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {}
const save = () => {
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(manifestPath, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

const only = process.argv[2] ?? ''
const products = [...readContent().products.values()].filter(({ slug }) => slug.includes(only))
const jobOf = (slug: string) => ({
  id: slug,
  kind: 'product',
  slug,
  figures: Object.fromEntries(products.find((it) => it.slug === slug)!.figures),
})

const digests = new Map<string, string>()
await askBlender(
  products.map(({ slug }) => ({ ...jobOf(slug), do: 'digest' })),
  ({ id, digest, problem }) => {
    if (digest) digests.set(id, digest)
    else console.error(`${id}: ${problem}`)
  },
)

const raw = mkdtempSync(join(tmpdir(), 'models-'))
const wanted = [...digests].filter(
  ([slug, hash]) => manifest[slug]?.hash !== hash || !existsSync(join(folder, `${slug}.glb`)),
)
console.log(`${digests.size} models: ${digests.size - wanted.length} kept, ${wanted.length} to export`)
await askBlender(
  wanted.map(([slug]) => ({ ...jobOf(slug), do: 'model', to: join(raw, `${slug}.glb`) })),
  async ({ id, problem }) => {
    if (problem) return console.error(`${id}: ${problem}`)
    const { bytes, parts } = await compress(join(raw, `${id}.glb`), join(folder, `${id}.glb`))
    manifest[id] = { bytes, parts, hash: digests.get(id)! }
    save()
    console.log(`${id} · ${(bytes / 1000).toFixed(0)} kB · ${parts.length} parts`)
  },
)
rmSync(raw, { recursive: true, force: true })
