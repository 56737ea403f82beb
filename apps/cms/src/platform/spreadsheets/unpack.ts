import { unzipSync, zipSync } from 'fflate'

/** What the files in an archive may be together; the archive itself may be a hundred times smaller. */
const MAX_UNPACKED_BYTES = 200_000_000
const MAX_FILES = 2_000

/** It is too large, or not what its name says. The message is a key of what the back office says. */
export class SpreadsheetRefused extends Error {
  override name = 'SpreadsheetRefused'
}

/**
 * The files in a zip archive by their names.
 * @throws SpreadsheetRefused where they are more or larger than a spreadsheet needs. What an archive says of their sizes is taken at its word:
 *   no file gets more room than that
 */
export function unpack(bytes: Uint8Array, maxBytes = MAX_UNPACKED_BYTES): Record<string, Uint8Array> {
  let total = 0
  let files = 0
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize
        files += 1
        if (total > maxBytes || files > MAX_FILES) throw new SpreadsheetRefused('file.unpacked')
        return true
      },
    })
  } catch (error) {
    throw error instanceof SpreadsheetRefused ? error : new SpreadsheetRefused('file.damaged')
  }
}

/** The same files, so that nothing in them grows any more when they are read. */
export const packPlainly = (files: Record<string, Uint8Array>) => zipSync(files, { level: 0 })
