import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStore } from '../content/media/upload-store.ts'
import { uploadFile } from './files.ts'
import type { Text } from './text-shapes.ts'
import type { Writer } from './writer.ts'

export type SeededVideo = { title: Text; sources: number[]; poster: number | null }
export type Videos = Awaited<ReturnType<typeof createVideos>>

/** Uploads the videos of content/videos as files, each once; most products have none. */
export async function createVideos(options: {
  folder: string
  store: UploadStore
  writer: Writer
  report: (problem: string) => void
}) {
  const manifest = await readFile(join(options.folder, 'manifest.json'), 'utf8').catch(() => '{}')
  const slugs = new Set(Object.keys(JSON.parse(manifest) as Record<string, unknown>))
  const uploaded = new Map<string, Promise<number[]>>()

  return {
    has: (slug: string) => slugs.has(slug),

    /** The video of a product with a title and a poster; undefined where there is none. */
    async of(slug: string, title: Text, poster: number | null): Promise<SeededVideo | undefined> {
      if (!slugs.has(slug)) return undefined
      const sources = uploaded.get(slug) ?? upload(slug)
      uploaded.set(slug, sources)
      return { title, sources: await sources, poster }
    },
  }

  async function upload(slug: string): Promise<number[]> {
    const ids = [await uploadFile(`${slug}.webm`, options), await uploadFile(`${slug}.mp4`, options)]
    return ids.filter((id) => id !== null)
  }
}
