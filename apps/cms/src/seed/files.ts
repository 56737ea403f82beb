import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toUniqueName } from '../media/unique-name.ts'
import type { UploadStore } from '../media/upload-store.ts'
import type { Writer } from './writer.ts'

/** Brings a PDF of content/files into the files folder. Null, and told, where it is not there. */
export async function bringPdf(
  name: string,
  options: { folder: string; store: UploadStore; writer: Writer; report: (problem: string) => void },
): Promise<number | null> {
  const path = join(options.folder, name)
  const content = await readFile(path).catch(() => undefined)
  if (!content) {
    options.report(`files/${name} is missing`)
    return null
  }
  const filename = toUniqueName(name, content)
  await options.store.put('files', filename, path)
  return options.writer.create('files', {
    prefix: 'files',
    filename,
    mimeType: 'application/pdf',
    filesize: content.length,
  })
}
