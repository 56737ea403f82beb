import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { createZstdCompress, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readArchive } from './read-archive.ts'
import { toEntry, writeArchive } from './write-archive.ts'

const long = `media/${'a long name '.repeat(18)}.webp`
const files: [string, Buffer][] = [
  ['manifest.json', Buffer.from('{}')],
  ['media/empty.webp', Buffer.alloc(0)],
  ['media/one-block.webp', randomBytes(512)],
  ['files/каталог.pdf', randomBytes(3000)],
  [long, randomBytes(200_000)],
]

async function* entries() {
  for (const [name, bytes] of files)
    yield { name, size: bytes.length, body: Readable.from(bytes.length ? [bytes] : []) }
}
const bytesOf = async (stream: Readable) => Buffer.concat(await stream.toArray())

async function read(archive: Buffer) {
  const found: [string, Buffer][] = []
  await readArchive(Readable.from([archive]), async ({ name }, body) => {
    const parts = []
    for await (const chunk of body) parts.push(chunk)
    found.push([name, Buffer.concat(parts)])
  })
  return found
}

/** The archive with another content of the tar file in it. */
const compress = (tar: Buffer) => bytesOf(Readable.from([tar]).pipe(createZstdCompress()))

describe('an archive', () => {
  it('gives back what was written, long and foreign names too [R18.40]', async () => {
    expect(await read(await bytesOf(writeArchive(entries())))).toEqual(files)
  })

  it('is checked as well where nobody reads the files [R18.42]', async () => {
    const archive = await bytesOf(writeArchive(entries()))
    const names: string[] = []
    await readArchive(Readable.from([archive]), async ({ name }) => void names.push(name))
    expect(names).toEqual(files.map(([name]) => name))
  })

  it('is refused where a byte of a file, a checksum or its end is another [R18.42]', async () => {
    const archive = await bytesOf(writeArchive(entries()))
    const tar = zstdDecompressSync(archive)
    const changed = Buffer.from(tar)
    const at = tar.indexOf(files[4]?.[1] ?? '') + 100_000
    changed.writeUInt8((tar.at(at) ?? 0) ^ 1, at)
    await expect(read(await compress(changed))).rejects.toThrow(`The back-up is damaged: ${long} is not as it was.`)
    await expect(read(archive.subarray(0, -20_000))).rejects.toThrow(/^The back-up is damaged: /)
    const flipped = Buffer.from(archive)
    flipped.writeUInt8((archive.at(100_000) ?? 0) ^ 1, 100_000)
    await expect(read(flipped)).rejects.toThrow(/^The back-up is damaged: /)
    await expect(read(randomBytes(10_000))).rejects.toThrow(/^The back-up is damaged: /)
    await expect(read(await compress(tar.subarray(0, 1024)))).rejects.toThrow('it ends too early')
  })

  it('is refused where a file is gone, or one more is there [R18.42]', async () => {
    const tar = zstdDecompressSync(await bytesOf(writeArchive(entries())))
    const start = tar.indexOf('media/one-block.webp')
    const [before, file, after] = [
      tar.subarray(0, start),
      tar.subarray(start, start + 1024),
      tar.subarray(start + 1024),
    ]
    await expect(read(await compress(Buffer.concat([before, after])))).rejects.toThrow(
      'media/one-block.webp is missing',
    )
    const more = Buffer.from(file)
    more.write('media/two-block.webp')
    more.write('        ', 148)
    const sum = more.subarray(0, 512).reduce((all, byte) => all + byte, 0)
    more.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    const added = Buffer.concat([before, file, more, after])
    await expect(read(await compress(added))).rejects.toThrow('media/two-block.webp is not as it was')
  })

  it('is refused where a name leads elsewhere [R18.42]', async () => {
    for (const name of ['../outside', '/etc/passwd', 'media/../../outside', 'media\\..\\x']) {
      const archive = await bytesOf(
        writeArchive(
          (async function* () {
            yield toEntry(name, 'x')
          })(),
        ),
      )
      await expect(read(archive)).rejects.toThrow('it has a file of the name')
    }
  })

  it('fails where a file became shorter [R18.40]', async () => {
    const archive = writeArchive(
      (async function* () {
        yield { ...toEntry('media/a.webp', 'short'), size: 10 }
      })(),
    )
    await expect(bytesOf(archive)).rejects.toThrow('media/a.webp became shorter while it was read')
  })
})
