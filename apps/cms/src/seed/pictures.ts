import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { pictureKinds, pictureWidths, toSizeName } from '../content/media/picture-sizes.ts'
import { toUniqueName } from '../content/media/unique-name.ts'
import type { UploadStore } from '../content/media/upload-store.ts'
import type { Text } from './text-shapes.ts'
import type { Writer } from './writer.ts'

const manifestShape = z.record(
  z.string(),
  z.object({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    widths: z.array(z.number().int().positive()),
  }),
)
type Manifest = z.infer<typeof manifestShape>

export type Pictures = ReturnType<typeof createPictures>

export async function readManifest(folder: string, report: (problem: string) => void): Promise<Manifest> {
  const source = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (source === undefined) {
    report('pictures/manifest.json is missing: there will be no pictures')
    return {}
  }
  return manifestShape.parse(JSON.parse(source))
}

/** Brings drawn pictures into the media folder as uploads would be, without any image work: all their widths are drawn already. */
export function createPictures(options: {
  folder: string
  store: UploadStore
  manifest: Manifest
  writer: Writer
  report: (problem: string) => void
}) {
  const { folder, store, manifest, writer, report } = options
  const known = new Map<string, Promise<number | null>>()

  return {
    /** The media document of a picture, made when it is first asked for; null where it was not drawn. `alt` says what it shows. */
    idOf(name: string, alt: Text): Promise<number | null> {
      const id = known.get(name) ?? bring(name, alt)
      known.set(name, id)
      return id
    },
  }

  async function bring(name: string, alt: Text): Promise<number | null> {
    const entry = manifest[name]
    if (!entry) {
      // Where there is no manifest at all, that has been told.
      if (Object.keys(manifest).length > 0) report(`picture ${name} is not in pictures/manifest.json`)
      return null
    }
    const native = join(folder, `${name}.webp`)
    const filename = toUniqueName(`${name.replaceAll('/', '-')}.webp`, await readFile(native))
    await store.put('media', filename, native)
    const sizes: Record<string, object> = {}
    for (const { kind, type } of pictureKinds) {
      for (const width of pictureWidths.filter((it) => entry.widths.includes(it))) {
        const sized = `${filename.replace(/\.webp$/, '')}-${width}.${kind}`
        const path = join(folder, `${name}-${width}.${kind}`)
        await store.put('media', sized, path)
        const height = Math.round((entry.height * width) / entry.width)
        sizes[toSizeName(kind, width)] = {
          filename: sized,
          width,
          height,
          mimeType: type,
          filesize: (await stat(path)).size,
        }
      }
    }
    const filesize = (await stat(native)).size
    return writer.create('media', {
      alt,
      prefix: 'media',
      filename,
      mimeType: 'image/webp',
      filesize,
      width: entry.width,
      height: entry.height,
      sizes,
    })
  }
}
