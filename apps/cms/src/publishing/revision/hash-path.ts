import { createHash } from 'node:crypto'

const HASH_LENGTH = 12

/** A path as a word of a tag: paths have spaces, commas and any length. */
export const hashPath = (path: string) =>
  createHash('sha1').update(path.normalize('NFC')).digest('hex').slice(0, HASH_LENGTH)
