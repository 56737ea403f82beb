import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { toUniqueName } from '../content/media/unique-name.ts'
import type { UploadStore } from '../content/media/upload-store.ts'
import type { Writer } from './writer.ts'

const types = {
  '.pdf': 'application/pdf',
  '.glb': 'model/gltf-binary',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
} as const

/** Uploads a file of content/ (folder and name) and returns the id of its document; null, and reported, where it is missing. */
export async function uploadFile(
  name: string,
  options: { folder: string; store: UploadStore; writer: Writer; report: (problem: string) => void },
): Promise<number | null> {
  const path = join(options.folder, name)
  const content = await readFile(path).catch(() => undefined)
  if (!content) {
    options.report(`${basename(options.folder)}/${name} is missing`)
    return null
  }
  const filename = toUniqueName(name, content)
  await options.store.put('files', filename, path)
  return options.writer.create('files', {
    prefix: 'files',
    filename,
    mimeType: types[extname(name) as keyof typeof types],
    filesize: content.length,
  })
}
