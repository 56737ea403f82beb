/** Blocks of the tar format, POSIX.1-2001: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html. */
export const BLOCK_BYTES = 512
const MAX_PLAIN_NAME_BYTES = 100
const MAX_PLAIN_SIZE = 0o77777777777

export type TarEntry = { name: string; size: number }
type Header = TarEntry & { type: 'file' | 'pax' | 'other' }

/** The header of a file. A long or foreign name and a size over 8 GB are told in a block of pax before it. */
export function writeHeader({ name, size }: TarEntry): Buffer {
  const isPlain = /^[\x20-\x7e]+$/.test(name) && name.length <= MAX_PLAIN_NAME_BYTES
  if (isPlain && size <= MAX_PLAIN_SIZE) return writeBlock(name, size, '0')
  const records = Buffer.from(`${writeRecord('path', name)}${writeRecord('size', String(size))}`)
  return Buffer.concat([
    writeBlock('pax-header', records.length, 'x'),
    records,
    padding(records.length),
    writeBlock('file', Math.min(size, MAX_PLAIN_SIZE), '0'),
  ])
}

/** What fills the last block of so many bytes. */
export const padding = (size: number) => Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)

/** Two empty blocks. */
export const endOfArchive = () => Buffer.alloc(2 * BLOCK_BYTES)

/** @returns null at the end of the archive @throws where the block is no header */
export function readHeader(block: Buffer): Header | null {
  if (block.every((byte) => byte === 0)) return null
  const stored = Number.parseInt(block.toString('latin1', 148, 156), 8)
  if (stored !== sumOf(block)) throw new Error('a header of the archive is damaged')
  const text = (from: number, length: number) =>
    block
      .subarray(from, from + length)
      .toString()
      .replace(/\0.*$/s, '')
  const prefix = text(345, 155)
  const type = { '0': 'file', '\0': 'file', x: 'pax' }[String.fromCharCode(block[156] ?? 0)] ?? 'other'
  return {
    name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100),
    size: Number.parseInt(text(124, 12).trim() || '0', 8),
    type: type as Header['type'],
  }
}

/** What a block of pax says of the file that follows it. */
export function readRecords(bytes: Buffer): Partial<TarEntry> {
  const found: Partial<TarEntry> = {}
  for (let at = 0; at < bytes.length;) {
    const length = Number.parseInt(bytes.toString('latin1', at, at + 20), 10)
    if (!(length > 0)) throw new Error('a header of the archive is damaged')
    const record = bytes.toString('utf8', at, at + length - 1)
    const [, key, value = ''] = /^\d+ ([^=]+)=(.*)$/s.exec(record) ?? []
    if (key === 'path') found.name = value
    if (key === 'size') found.size = Number(value)
    at += length
  }
  return found
}

function writeBlock(name: string, size: number, type: string): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES)
  block.write(name, 0, 'latin1')
  block.write('0000600\0', 100)
  // Of nobody in particular: what is restored belongs to whoever restores it.
  block.write('0000000\0'.repeat(2), 108)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write(`${'0'.padStart(11, '0')}\0`, 136)
  block.write(type, 156)
  block.write('ustar\u000000', 257)
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/** The sum of all bytes, those of the sum itself taken as spaces. */
function sumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)
}

/** `<length> <key>=<value>\n`, where the length counts its own digits. */
function writeRecord(key: string, value: string): string {
  const rest = Buffer.byteLength(` ${key}=${value}\n`)
  const digits = String(rest + String(rest).length).length
  return `${rest + digits} ${key}=${value}\n`
}
