import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { toSlug } from '../fields/slug.ts'

const HASH_LENGTH = 10

/** `Foto 1.JPG` becomes `foto-1-3f2a9c01de.jpg`: a name always means the same bytes, so it may be cached forever. */
export function toUniqueName(fileName: string, content: Uint8Array): string {
  const { name, ext } = parse(fileName)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
  return `${toSlug(name) || 'file'}-${hash}${ext.toLowerCase()}`
}

export const giveUniqueName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file)
    req.file.name = toUniqueName(req.file.name, await contentOf(req.file))
  return args
}

async function contentOf(file: NonNullable<PayloadRequest['file']>): Promise<Uint8Array> {
  return file.tempFilePath ? readFile(file.tempFilePath) : file.data
}
