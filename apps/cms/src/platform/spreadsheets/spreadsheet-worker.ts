import { parentPort, workerData } from 'node:worker_threads'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { SpreadsheetWork } from './spreadsheet-thread.ts'
import { SpreadsheetRefused } from './unpack.ts'
import { writeWorkbook } from './write-workbook.ts'

async function answer(work: SpreadsheetWork): Promise<{ result: unknown } | { refused: string }> {
  try {
    return {
      result: 'read' in work ? await readSpreadsheet(work.read, work.name) : await writeWorkbook(work.write),
    }
  } catch (error) {
    return { refused: error instanceof SpreadsheetRefused ? error.message : 'file.damaged' }
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await answer(workerData as SpreadsheetWork))
