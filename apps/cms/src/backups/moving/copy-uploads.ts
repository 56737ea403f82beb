import { createHash, type Hash } from 'node:crypto'
import type { UploadFolder, UploadStore } from '../../content/media/upload-store.ts'

/** A store answers after a while, and takes many requests at once. */
const AT_ONCE = 8

type MovedFile = { name: string; bytes: number; checksum: string; isCopied: boolean }
export type MovedFolder = { folder: UploadFolder; files: number; bytes: number; copied: number; checksum: string }

/**
 * Copies the uploads of a folder from one store to another, reads each back and compares it. What is there already is compared too, and left.
 * @param isTrial reads and compares, and writes nothing
 * @throws a sentence where a file is not the same in both; then those before it are there, and it can be begun again
 */
export async function copyUploads(
  from: UploadStore,
  to: UploadStore,
  folder: UploadFolder,
  isTrial: boolean,
): Promise<MovedFolder> {
  const there = new Set<string>()
  for await (const { name } of to.list(folder)) there.add(name)
  const moved: MovedFile[] = []
  const files = from.list(folder)[Symbol.asyncIterator]()
  const work = async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const { name } = next.value
      if (!isPlainName(name)) throw new Error(`${folder}/${name} has a name that no upload has. Move it away.`)
      moved.push(there.has(name) ? await compare(from, to, folder, name) : await copy(from, to, folder, name, isTrial))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return {
    folder,
    files: moved.length,
    bytes: moved.reduce((sum, { bytes }) => sum + bytes, 0),
    copied: moved.filter(({ isCopied }) => isCopied).length,
    checksum: checksumOf(moved),
  }
}

/** A name out of a bucket must not lead out of the folder. */
const isPlainName = (name: string) => !/[/\\]/.test(name) && name !== '.' && name !== '..'

async function copy(from: UploadStore, to: UploadStore, folder: UploadFolder, name: string, isTrial: boolean) {
  const hash = createHash('sha256')
  const counted = { bytes: 0 }
  const body = readHashed(from, folder, name, hash, counted)
  if (isTrial) for await (const chunk of body) void chunk
  else await to.save(folder, name, body)
  const checksum = hash.digest('hex')
  if (!isTrial && (await read(to, folder, name)).checksum !== checksum)
    throw new Error(`${folder}/${name} was read back with other bytes.`)
  return { name, bytes: counted.bytes, checksum, isCopied: true }
}

async function compare(from: UploadStore, to: UploadStore, folder: UploadFolder, name: string): Promise<MovedFile> {
  const [here, there] = [await read(from, folder, name), await read(to, folder, name)]
  if (here.checksum !== there.checksum)
    throw new Error(
      `${folder}/${name} is there already, with other bytes. Find out which is right, and delete the other.`,
    )
  return { ...here, name, isCopied: false }
}

async function read(store: UploadStore, folder: UploadFolder, name: string) {
  const hash = createHash('sha256')
  const counted = { bytes: 0 }
  for await (const chunk of readHashed(store, folder, name, hash, counted)) void chunk
  return { bytes: counted.bytes, checksum: hash.digest('hex') }
}

async function* readHashed(
  store: UploadStore,
  folder: UploadFolder,
  name: string,
  hash: Hash,
  counted: { bytes: number },
): AsyncGenerator<Uint8Array> {
  const upload = await store.open(folder, name)
  if (!upload) throw new Error(`${folder}/${name} went away meanwhile: something else is running.`)
  for await (const chunk of upload.body) {
    hash.update(chunk)
    counted.bytes += chunk.length
    yield chunk
  }
}

/** The checksum of all files together, as `sha256sum * | sha256sum` prints it in their folder, by the order of `LC_ALL=C`. */
function checksumOf(files: readonly MovedFile[]): string {
  const lines = files
    .toSorted((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
    .map(({ name, checksum }) => `${checksum}  ${name}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}
