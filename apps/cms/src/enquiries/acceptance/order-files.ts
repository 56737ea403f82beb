import { createHash } from 'node:crypto'
import { endingsOf, enquiryFileTypeOf } from '@vitrine/contract/service-files'
import type { EnquiryFile } from '@vitrine/contract/shapes/submission'
import { BadInput } from '../../platform/http/check-input.ts'
import type { UploadStore } from '../../content/media/upload-store.ts'
import { toPlainLine } from '../plain-text.ts'
import type { StoredFile } from '../stored-files.ts'

/** Checks that the files have the size, hash and type that the enquiry declares, in its order. @throws BadInput */
export function checkFiles(declared: readonly EnquiryFile[], bytes: readonly Uint8Array[]): void {
  if (declared.length !== bytes.length) throw badInput('files', `${declared.length} announced, ${bytes.length} sent`)
  for (const [index, { size, type, sha256 }] of declared.entries()) {
    const content = bytes[index] ?? new Uint8Array()
    if (content.length !== size) throw badInput(`files.${index}.size`, `${content.length} bytes were sent`)
    if (hash(content) !== sha256) throw badInput(`files.${index}.sha256`, 'the bytes have another')
    if (enquiryFileTypeOf(content) !== type) throw badInput(`files.${index}.type`, 'the bytes are something else')
  }
}

/** Writes the files where no visitor can read them. A repetition with the same bytes changes nothing. */
export async function storeFiles(
  id: string,
  declared: readonly EnquiryFile[],
  bytes: readonly Uint8Array[],
  store: UploadStore,
): Promise<StoredFile[]> {
  const storedFiles: StoredFile[] = []
  for (const [index, file] of declared.entries()) {
    const stored = `${id}-${index}-${file.sha256.slice(0, 16)}`
    await store.write('enquiry-files', stored, bytes[index] ?? new Uint8Array())
    storedFiles.push({ ...file, name: toSafeName(file), stored })
  }
  return storedFiles
}

/** A name that ends as its kind does: what a visitor calls `offer.exe` is saved as `offer.exe.pdf`. */
export function toSafeName({ name, type }: Pick<EnquiryFile, 'name' | 'type'>): string {
  const plain = toPlainLine(name)
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '')
  const endings = endingsOf[type]
  return endings.some((ending) => plain.toLowerCase().endsWith(ending)) ? plain : `${plain || 'file'}${endings[0]}`
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const badInput = (field: string, message: string) => new BadInput([{ field, message }])
