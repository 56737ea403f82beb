import { readInThread } from '../../../platform/spreadsheets/spreadsheet-thread.ts'
import type { ReadSheet } from '../../../platform/spreadsheets/sheet-cell.ts'
import { SpreadsheetRefused } from '../../../platform/spreadsheets/unpack.ts'
import type { ImportKey } from '../import-texts.ts'
import { ImportRefused } from '../jobs.ts'

/** The sheets of a file that somebody has sent. @throws ImportRefused where it is no spreadsheet */
export async function readSheets({ bytes, name }: { bytes: Uint8Array; name: string }): Promise<ReadSheet[]> {
  return readInThread(bytes, name).catch((error: unknown) => {
    throw error instanceof SpreadsheetRefused ? new ImportRefused({ key: error.message as ImportKey }) : error
  })
}
