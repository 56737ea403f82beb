import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStore } from '../content/media/upload-store.ts'
import { bringFile } from './files.ts'
import type { Text } from './text-shapes.ts'
import type { Writer } from './writer.ts'

export type SeededVideo = { title: Text; sources: number[]; poster: number | null }
export type Videos = Awaited<ReturnType<typeof createVideos>>

/** Brings the films of content/films into the files folder, each once; machines without one have none. */
export async function createVideos(options: {
  folder: string
  store: UploadStore
  writer: Writer
  report: (problem: string) => void
}) {
  const manifest = await readFile(join(options.folder, 'manifest.json'), 'utf8').catch(() => '{}')
  const filmed = new Set(Object.keys(JSON.parse(manifest) as Record<string, unknown>))
  const known = new Map<string, Promise<number[]>>()

  return {
    has: (slug: string) => filmed.has(slug),

    /** The film of a machine under a title, before which `poster` is shown; undefined where there is none. */
    async of(slug: string, title: Text, poster: number | null): Promise<SeededVideo | undefined> {
      if (!filmed.has(slug)) return undefined
      const sources = known.get(slug) ?? bring(slug)
      known.set(slug, sources)
      return { title, sources: await sources, poster }
    },
  }

  async function bring(slug: string): Promise<number[]> {
    const ids = [await bringFile(`${slug}.webm`, options), await bringFile(`${slug}.mp4`, options)]
    return ids.filter((id) => id !== null)
  }
}
