import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { BLOCK_BYTES, padding, readHeader, readRecords, type TarEntry } from './tar-header.ts'
import { CHECKSUMS } from './write-archive.ts'

const MAX_CHECKSUMS_BYTES = 512 * 1024 * 1024
/** Names that this program writes: nothing absolute, nothing that leads out of a folder. */
const safeName = /^(?!\/)(?!.*(^|\/)\.\.?(\/|$))[^\0\\]+$/

/** Takes a file of an archive; what it leaves unread is read for the checksum all the same. */
export type TakeEntry = (entry: TarEntry, body: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads an archive to its end, gives each file to `take`, and compares all with their checksums, which come last.
 * @throws a sentence where anything is damaged, missing or added
 */
export async function readArchive(source: Readable, take: TakeEntry): Promise<void> {
  const plain = createZstdDecompress()
  source.once('error', (error) => plain.destroy(error))
  plain.once('close', () => source.destroy())
  const bytes = new ByteReader(source.pipe(plain))
  const hashes = new Map<string, string>()
  try {
    for (;;) {
      const entry = await readEntryHeader(bytes)
      if (!entry) throw new Error('it ends before its checksums')
      if (entry.name === CHECKSUMS) {
        if (entry.size > MAX_CHECKSUMS_BYTES) throw new Error('its checksums are too long')
        compare((await bytes.take(entry.size)).toString(), hashes)
        break
      }
      if (!safeName.test(entry.name)) throw new Error(`it has a file of the name ${JSON.stringify(entry.name)}`)
      hashes.set(entry.name, await readEntry(bytes, entry, take))
    }
  } catch (error) {
    if (error instanceof RestoreRefusal || (error as NodeJS.ErrnoException).syscall) throw error
    throw new RestoreRefusal(`The back-up is damaged: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    })
  } finally {
    plain.destroy()
  }
}

/** Why something is not restored, in a sentence. */
export class RestoreRefusal extends Error {}

async function readEntryHeader(bytes: ByteReader): Promise<TarEntry | null> {
  let records: Partial<TarEntry> = {}
  for (;;) {
    const header = readHeader(await bytes.take(BLOCK_BYTES))
    if (!header) return null
    if (header.type === 'file') return { name: header.name, size: header.size, ...records }
    if (header.type === 'other') throw new Error(`${header.name} is no plain file`)
    records = readRecords(await bytes.take(header.size))
    await bytes.take(padding(header.size).length)
  }
}

async function readEntry(bytes: ByteReader, entry: TarEntry, take: TakeEntry): Promise<string> {
  const hash = createHash('sha256')
  const body = hashed(bytes.stream(entry.size), hash)
  await take(entry, body)
  for await (const _ of body);
  await bytes.take(padding(entry.size).length)
  return hash.digest('hex')
}

/** Goes on where somebody stopped reading: leaving a loop does not end it. */
function hashed(chunks: AsyncGenerator<Buffer>, hash: Hash): AsyncIterableIterator<Buffer> {
  return {
    async next() {
      const { value, done } = await chunks.next()
      if (done) return { value: undefined, done: true }
      hash.update(value)
      return { value, done: false }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

function compare(checksums: string, hashes: ReadonlyMap<string, string>) {
  const listed = new Map(
    checksums
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  )
  for (const [name, hash] of hashes) if (listed.get(name) !== hash) throw new Error(`${name} is not as it was`)
  for (const name of listed.keys()) if (!hashes.has(name)) throw new Error(`${name} is missing`)
}

/** Gives a stream in pieces of the sizes that are asked for. */
class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const chunk of this.stream(size)) parts.push(chunk)
    return Buffer.concat(parts)
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#chunks.next()
        if (done) throw new Error('it ends too early')
        this.#rest = value
      }
      const chunk = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(chunk.length)
      left -= chunk.length
      yield chunk
    }
  }
}
