import { SpreadsheetRefused } from './unpack.ts'

/**
 * The text of a file: UTF-8, or UTF-16 where it begins with its mark, as Excel writes "Unicode text".
 * @throws SpreadsheetRefused for the encodings of one country: the letters of the other languages are lost in them already
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new SpreadsheetRefused('file.encoding')
  }
}
