import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import type { ReadSheet } from './sheet-cell.ts'
import { SpreadsheetRefused } from './unpack.ts'
import type { SheetContent } from './write-workbook.ts'

export type SpreadsheetWork = { read: Uint8Array; name: string } | { write: readonly SheetContent[] }

/** A file that takes longer, or more memory, was made to do so. */
const MAX_MS = 60_000
const MAX_HEAP_MB = 1024

/** Read in a thread of its own: it takes seconds of processor time, and a file may be made to break whoever reads it. @throws SpreadsheetRefused */
export const readInThread = (bytes: Uint8Array, name: string) => inThread({ read: bytes, name }) as Promise<ReadSheet[]>

/** The bytes of a workbook. */
export const writeInThread = (sheets: readonly SheetContent[]) => inThread({ write: sheets }) as Promise<Uint8Array>

function inThread(work: SpreadsheetWork): Promise<unknown> {
  const file = join(repositoryRoot(), 'apps/cms/src/platform/spreadsheets/spreadsheet-worker.ts')
  const resourceLimits = { maxOldGenerationSizeMb: MAX_HEAP_MB }
  // Node runs it from its source. Where `new Worker` stands, the bundler of the back office wants to have the file in its bundle.
  const worker = Reflect.construct(Worker, [file, { workerData: work, resourceLimits }]) as Worker
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new SpreadsheetRefused('file.unpacked'))
    const late = setTimeout(refuse, MAX_MS)
    worker.once('message', ({ result, refused }: { result?: unknown; refused?: string }) => {
      if (refused === undefined) resolve(result)
      else reject(new SpreadsheetRefused(refused))
      clearTimeout(late)
    })
    worker.once('error', refuse)
    worker.once('exit', refuse)
  }).finally(() => worker.terminate())
}
