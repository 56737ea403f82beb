import { createHash } from 'node:crypto'
import { endingsOf, fileTypeOf } from '@vitrine/contract/order-files'
import { type OrderFile, orderFile } from '@vitrine/contract/shapes/submission'
import { z } from 'zod'
import { BadInput } from '../../platform/http/check-input.ts'
import type { UploadStore } from '../../content/media/upload-store.ts'
import { toPlainLine } from '../plain-text.ts'

const storedFile = orderFile.extend({ stored: z.string() })
/** A file of an enquiry as it is kept: `stored` is its name in the store, where no visitor reaches it. */
export type StoredFile = z.infer<typeof storedFile>

/** Checks that the bytes are what the order says of them, in its order, and of a kind that is taken. @throws BadInput */
export function checkFiles(announced: readonly OrderFile[], bytes: readonly Uint8Array[]): void {
  if (announced.length !== bytes.length) throw bad('files', `${announced.length} announced, ${bytes.length} sent`)
  for (const [index, { size, type, sha256 }] of announced.entries()) {
    const sent = bytes[index] ?? new Uint8Array()
    if (sent.length !== size) throw bad(`files.${index}.size`, `${sent.length} bytes were sent`)
    if (hash(sent) !== sha256) throw bad(`files.${index}.sha256`, 'the bytes have another')
    if (fileTypeOf(sent) !== type) throw bad(`files.${index}.type`, 'the bytes are something else')
  }
}

/** Writes the files where no visitor reaches them, and answers how they are kept. Again with the same bytes changes nothing. */
export async function storeFiles(
  id: string,
  announced: readonly OrderFile[],
  bytes: readonly Uint8Array[],
  store: UploadStore,
): Promise<StoredFile[]> {
  const kept: StoredFile[] = []
  for (const [index, file] of announced.entries()) {
    const stored = `${id}-${index}-${file.sha256.slice(0, 16)}`
    await store.write('enquiry-files', stored, bytes[index] ?? new Uint8Array())
    kept.push({ ...file, name: toSafeName(file), stored })
  }
  return kept
}

/** The files of a stored enquiry. */
export function toStoredFiles(stored: unknown): StoredFile[] {
  return storedFile.array().safeParse(stored).data ?? []
}

/** A name that ends as its kind does: what a visitor calls `offer.exe` is saved as `offer.exe.pdf`. */
function toSafeName({ name, type }: OrderFile): string {
  const plain = toPlainLine(name)
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '')
  const endings = endingsOf[type]
  return endings.some((ending) => plain.toLowerCase().endsWith(ending)) ? plain : `${plain || 'file'}${endings[0]}`
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const bad = (field: string, message: string) => new BadInput([{ field, message }])
