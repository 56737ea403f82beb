import { stat } from 'node:fs/promises'
import { toSizeName } from '../content/media/picture-sizes.ts'
import type { UploadStore } from '../content/media/upload-store.ts'
import { listPictureFiles, type PictureFolders, type PictureManifest } from './picture-files.ts'
import type { Text } from './text-shapes.ts'
import type { Writer } from './writer.ts'

export type Pictures = ReturnType<typeof createPictures>

/** Puts pictures into the media folder as uploads would be; their files have been made before (demo-files.ts). */
export function createPictures(options: {
  folders: PictureFolders
  store: UploadStore
  manifest: PictureManifest
  writer: Writer
  report: (problem: string) => void
}) {
  const { folders, store, manifest, writer, report } = options
  const uploaded = new Map<string, Promise<number | null>>()

  return {
    idOf,

    /** The ids of those of them that there are, one after the other: a transaction is one connection, which takes one query at a time. */
    async idsOf(names: readonly string[], toAlt: (name: string) => Text): Promise<number[]> {
      const ids: number[] = []
      for (const name of names) {
        const id = await idOf(name, toAlt(name))
        if (id !== null) ids.push(id)
      }
      return ids
    },
  }

  /** The id of a picture's media document, which is created at the first call; null where there is no such picture. `alt` says what it shows. */
  function idOf(name: string, alt: Text): Promise<number | null> {
    const id = uploaded.get(name) ?? upload(name, alt)
    uploaded.set(name, id)
    return id
  }

  async function upload(name: string, alt: Text): Promise<number | null> {
    const entry = manifest[name]
    if (!entry) {
      // A missing manifest has been reported already.
      if (Object.keys(manifest).length > 0) report(`picture ${name} is not in pictures/manifest.json`)
      return null
    }
    const { filename, path, width, height, sizes: files } = await listPictureFiles(name, entry, folders)
    await store.put('media', filename, path)
    const sizes: Record<string, object> = {}
    for (const size of files) {
      await store.put('media', size.filename, size.path)
      sizes[toSizeName(size.kind, size.width)] = {
        filename: size.filename,
        width: size.width,
        height: Math.round((height * size.width) / width),
        mimeType: size.type,
        filesize: (await stat(size.path)).size,
      }
    }
    return writer.create('media', {
      alt,
      prefix: 'media',
      filename,
      mimeType: 'image/webp',
      filesize: (await stat(path)).size,
      width,
      height,
      sizes,
    })
  }
}
