import { createHash } from 'node:crypto'
import { endingsOf, fileTypeOf } from '@vitrine/contract/order-files'
import { MAX_FILE_BYTES } from '@vitrine/contract/submission-limits'
import type { UploadStore } from '../../content/media/upload-store.ts'
import { toSafeName } from '../acceptance/order-files.ts'
import type { StoredFile } from '../stored-files.ts'
import type { IncomingFile } from './received-mail.ts'

/** More than an order may carry: photographs come by mail one by one. */
export const MAX_FILES_OF_A_MAIL = 10

export type SortedFiles = { kept: StoredFile[]; contents: Uint8Array[]; notKept: string[] }

/**
 * Which files of a mail are kept: those of the kinds that an order may carry, by their bytes and not by their names, each once.
 * @param hasRoom false where none can be written
 * @param prefix what their names in the upload store begin with, the same each time that the mail is read
 */
export function sortFiles(files: readonly IncomingFile[], prefix: string, hasRoom = true): SortedFiles {
  const sorted: SortedFiles = { kept: [], contents: [], notKept: [] }
  for (const { name, bytes } of files) {
    const type = fileTypeOf(bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const isKnown = sorted.kept.some((it) => it.sha256 === sha256)
    if (isKnown || bytes.length === 0) continue
    if (!hasRoom || type === null || bytes.length > MAX_FILE_BYTES || sorted.kept.length >= MAX_FILES_OF_A_MAIL) {
      sorted.notKept.push(name || '?')
      continue
    }
    const plain = name || `file${endingsOf[type][0]}`
    const stored = `${prefix}-${sorted.kept.length}-${sha256.slice(0, 16)}`
    sorted.kept.push({ name: toSafeName({ name: plain, type }), type, size: bytes.length, sha256, stored })
    sorted.contents.push(bytes)
  }
  return sorted
}

export async function writeFiles({ kept, contents }: SortedFiles, store: UploadStore): Promise<void> {
  for (const [index, { stored }] of kept.entries())
    await store.write('enquiry-files', stored, contents[index] ?? new Uint8Array())
}

export async function removeFiles(files: readonly StoredFile[], store: UploadStore): Promise<void> {
  for (const { stored } of files) await store.remove('enquiry-files', stored)
}
