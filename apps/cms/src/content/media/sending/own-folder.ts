import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { inProgressFolder } from './empty-in-progress.ts'

const key = Symbol.for('vitrine.folder-of-request')
/** Next loads the same file more than once in one process: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: AsyncLocalStorage<string> }
const folders = (shared[key] ??= new AsyncLocalStorage())

/**
 * Handles a request that may bring files with a folder of its own for them, which goes when the request has been answered or its connection has
 * gone: Payload writes the files of whatever it is sent, and takes away only those that a save asks for.
 */
export async function inOwnFolder(
  { headers }: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  dataDir: string,
  handle: () => Promise<void>,
): Promise<void> {
  if (!headers['content-type']?.includes('multipart/')) return handle()
  const folder = join(inProgressFolder(dataDir), randomUUID())
  response.once('close', () => {
    rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch((error: unknown) =>
      console.error(error),
    )
  })
  await folders.run(folder, handle)
}

/** Where the files of the request that is being handled go; those of calls within the program go to the common folder. */
export const folderOfRequest = (dataDir: string): string => folders.getStore() ?? inProgressFolder(dataDir)
