import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { parse } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { toSlug } from '../fields/slug.ts'

const HASH_LENGTH = 10

/** `Foto 1.JPG` becomes `foto-1-3f2a9c01de.jpg`: a name always means the same bytes, so it may be cached forever. */
export function toUniqueName(fileName: string, content: Uint8Array): string {
  return withHash(fileName, createHash('sha256').update(content).digest('hex'))
}

function withHash(fileName: string, hash: string): string {
  const { name, ext } = parse(fileName)
  return `${toSlug(name) || 'file'}-${hash.slice(0, HASH_LENGTH)}${ext.toLowerCase()}`
}

export const giveUniqueName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const { name, tempFilePath, data } = req.file
  req.file.name = tempFilePath ? withHash(name, await hashFile(tempFilePath)) : toUniqueName(name, data)
  return args
}

/** A film is not read into memory whole. */
async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
