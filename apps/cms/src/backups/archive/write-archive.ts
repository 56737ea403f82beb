import { createHash } from 'node:crypto'
import { constants, createZstdCompress } from 'node:zlib'
import { Readable } from 'node:stream'
import { endOfArchive, padding, writeHeader } from './tar-header.ts'

/** The last file of an archive: a line for each of the others, as `sha256sum --check` reads it. */
export const CHECKSUMS = 'SHA256SUMS'

/** A file for an archive; `body` has exactly `size` bytes. */
export type ArchiveEntry = { name: string; size: number; body: AsyncIterable<Uint8Array> }

/** The bytes of an archive (tar and zstd) of these files and their checksums. @throws where a file is shorter than it was */
export function writeArchive(entries: AsyncIterable<ArchiveEntry>): Readable {
  const options = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } }
  const tar = Readable.from(writeTar(entries))
  const compressed = createZstdCompress(options)
  tar.on('error', (error) => compressed.destroy(error))
  compressed.once('close', () => tar.destroy())
  return tar.pipe(compressed)
}

async function* writeTar(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  let checksums = ''
  for await (const entry of entries) {
    const hash = createHash('sha256')
    for await (const chunk of writeEntry(entry)) {
      if (chunk.isContent) hash.update(chunk.bytes)
      yield chunk.bytes
    }
    checksums += `${hash.digest('hex')}  ${entry.name}\n`
  }
  for await (const { bytes } of writeEntry(toEntry(CHECKSUMS, checksums))) yield bytes
  yield endOfArchive()
}

async function* writeEntry({ name, size, body }: ArchiveEntry) {
  yield { bytes: writeHeader({ name, size }), isContent: false }
  let left = size
  for await (const chunk of body) {
    // A file that grows is one that nothing refers to yet: as much of it as was there.
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, Math.min(chunk.byteLength, left))
    left -= bytes.length
    if (bytes.length > 0) yield { bytes, isContent: true }
    if (left === 0) break
  }
  if (left > 0) throw new Error(`${name} became shorter while it was read`)
  yield { bytes: padding(size), isContent: false }
}

/** A small file of an archive. */
export function toEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, body: Readable.from([bytes]) }
}
