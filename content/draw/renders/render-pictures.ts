/**
 * Renders the products and scenes with Blender and publishes them as the pictures that the data names.
 * node content/draw/renders/render-pictures.ts [pattern of names]… keeps what is unchanged; stopping it loses one picture at most.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readManifest, writeManifest } from '../manifest.ts'
import { publishPixels } from '../publish-picture.ts'
import { askedPictures, readContent } from '../read-content.ts'
import { askBlender } from './blender.ts'
import { finish } from './finish.ts'
import { hashOfJob, productJob } from './jobs.ts'
import type { Job } from './jobs.ts'
import { sceneJob } from './scene-jobs.ts'

const cache = fileURLToPath(new URL('../../studio/.cache', import.meta.url))
mkdirSync(cache, { recursive: true })

const only = process.argv.slice(2)
const content = readContent()
// A product's view that is named on the command line is drawn even if no data file names it yet.
const names = [
  ...new Set([...askedPictures().keys(), 'meta-banner', ...only.filter((it) => it.startsWith('products/'))]),
].filter((name) => only.length === 0 || only.some((it) => new RegExp(it).test(name)))
const jobs = names.flatMap((name): Job[] => {
  const job = name.startsWith('products/') ? productJob(name, content) : sceneJob(name, content)
  return job ? [job] : []
})

const hashes = new Map<string, string>()
await askBlender(
  jobs.map((job) => ({ ...job, do: 'digest' })),
  ({ id, digest, problem }) => {
    const job = jobs.find((it) => it.id === id)
    if (job && digest) hashes.set(id, hashOfJob(job, digest))
    else if (problem && !problem.includes('no builder')) console.error(`${id}: ${problem}`)
  },
)

const pngOf = (id: string) => join(cache, `${hashes.get(id)}.png`)
const isPublished = ({ id }: Job) => readManifest()[id]?.hash === hashes.get(id)
const known = jobs.filter(({ id }) => hashes.has(id))
const wanted = known.filter((job) => !isPublished(job))
const toRender = wanted.filter(({ id }) => !existsSync(pngOf(id)))
console.log(`${known.length} pictures: ${known.length - wanted.length} kept, ${toRender.length} to render`)

/** Rendered larger (jobs.ts, scene-jobs.ts) and scaled down. */
const publishedWidthOf = (id: string) =>
  id.startsWith('heroes/')
    ? 1920
    : id.startsWith('turnkeys/')
      ? 1600
      : id === 'meta-banner'
        ? 1200
        : /^products.*-(back|detail)$/.test(id)
          ? 960
          : 1280

const publish = async ({ id, kind }: Job) => {
  const { data, info } = await sharp(pngOf(id)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const entry = await publishPixels(
    id,
    { data, width: info.width, height: info.height },
    publishedWidthOf(id),
    kind === 'scene',
  )
  writeManifest({ ...readManifest(), [id]: { ...entry, hash: hashes.get(id)!, rendered: true } })
}
for (const job of wanted) if (existsSync(pngOf(job.id))) await publish(job)

const started = Date.now()
let done = 0
const rawOf = (id: string) => join(cache, `${hashes.get(id)}.f32`)
await askBlender(
  toRender.map((job) => ({ ...job, do: 'render', to: rawOf(job.id) })),
  async ({ id, seconds, problem }) => {
    const job = toRender.find((it) => it.id === id)
    if (!job || problem) return console.error(`${id}: ${problem}`)
    await finish(rawOf(id), pngOf(id), job)
    rmSync(rawOf(id))
    await publish(job)
    done++
    const left = ((Date.now() - started) / done / 60_000) * (toRender.length - done)
    console.log(`${done} of ${toRender.length} · ${id} · ${seconds} s · ${left.toFixed(1)} min left`)
  },
)
