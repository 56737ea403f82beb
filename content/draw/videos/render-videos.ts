/**
 * Renders a video of each product: the camera swings around it and back, 6 to 8 s without a jump, as VP9 and H.264, on the stage's colour.
 * node content/draw/videos/render-videos.ts <slug or part of it>… keeps what is unchanged. Needs blender and ffmpeg.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContent } from '../read-content.ts'
import { askBlender } from '../renders/blender.ts'
import { hashOfJob, productJob } from '../renders/jobs.ts'
import { encode, rendered } from './encode.ts'
import { finishFrame } from './frame.ts'
import { swing } from './swing.ts'

const folder = fileURLToPath(new URL('../../videos', import.meta.url))
const cache = fileURLToPath(new URL('../../studio/.cache/videos', import.meta.url))
const manifestPath = join(folder, 'manifest.json')
mkdirSync(folder, { recursive: true })

type Entry = { seconds: number; bytes: { webm: number; mp4: number }; hash: string }
const manifest: Record<string, Entry> = existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {}

const size = { width: 640, height: 480, samples: 6 }
const content = readContent()
const only = process.argv.slice(2)
const jobs = [...content.products.keys()]
  .filter((slug) => only.some((it) => slug.includes(it)))
  .map((slug) => ({ ...productJob(`products/${slug}`, content)!, ...size, id: slug }))

const hashes = new Map<string, string>()
await askBlender(
  jobs.map((job) => ({ ...job, do: 'digest' })),
  ({ id, digest }) => {
    // The hashes in the manifest were made with this word: another one would render every video again.
    if (digest) hashes.set(id, hashOfJob({ id, angle: 'film' }, digest))
  },
)

const length = 40
const { turns, order } = swing({ frames: length, reach: 12 })
for (const job of jobs) {
  const hash = hashes.get(job.id)
  if (!hash || manifest[job.id]?.hash === hash) continue
  const frames = join(cache, hash)
  mkdirSync(frames, { recursive: true })
  const pngOf = (index: number) => join(frames, `${turns[index]}.png`)
  const missing = turns.map((turn, index) => ({ turn, index })).filter(({ index }) => !existsSync(pngOf(index)))
  const asked = missing.map(({ turn, index }) => ({ id: String(index), turn, to: `${pngOf(index)}.f32` }))
  await askBlender(asked.length > 0 ? [{ ...job, do: 'video', frames: asked }] : [], async ({ id, problem }) => {
    if (problem) throw new Error(problem)
    await finishFrame(`${pngOf(Number(id))}.f32`, pngOf(Number(id)), size)
    rmSync(`${pngOf(Number(id))}.f32`)
  })
  await encode(order.map(pngOf), join(folder, job.id))
  const bytesOf = (kind: string) => statSync(join(folder, `${job.id}.${kind}`)).size
  manifest[job.id] = {
    seconds: Math.round((length / rendered) * 10) / 10,
    bytes: { webm: bytesOf('webm'), mp4: bytesOf('mp4') },
    hash,
  }
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(manifestPath, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  console.log(`${job.id} · ${JSON.stringify(manifest[job.id]!.bytes)}`)
}
