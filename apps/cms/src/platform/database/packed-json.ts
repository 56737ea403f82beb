import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Begins what is packed; JSON begins otherwise. */
const MARK = 'z1:'

/** What stands around every paragraph that an editor writes. What was packed can be read with exactly this: another one needs another mark. */
const dictionary = Buffer.from(
  '{"root":{"format":"","indent":0,"version":1,"direction":null,"type":"root","children":[' +
    '{"format":"","indent":0,"version":1,"direction":null,"type":"paragraph","textFormat":0,"textStyle":"","children":[' +
    '{"type":"text","text":"","format":0,"detail":0,"mode":"normal","style":"","version":1}]},' +
    '{"format":"","indent":0,"version":1,"direction":null,"type":"paragraph","textFormat":0,"textStyle":"","children":[' +
    '{"type":"text","text":"","format":0,"detail":0,"mode":"normal","style":"","version":1}]}]}}',
)

/** A value as text that takes half of its JSON or less. As text, for SQLite puts no bytes into the JSON that rows of a document are read as. */
export const packJson = (value: unknown): string =>
  MARK + deflateRawSync(JSON.stringify(value), { dictionary }).toString('base64')

/**
 * The value of a text that `packJson` has made, or that is JSON.
 * @throws where it is neither
 */
export const unpackJson = (text: string): unknown =>
  JSON.parse(
    text.startsWith(MARK)
      ? inflateRawSync(Buffer.from(text.slice(MARK.length), 'base64'), { dictionary }).toString()
      : text,
  )
