import { Worker } from 'node:worker_threads'
import { writeLog } from '@vitrine/platform/log/log'

/**
 * Has another thread write back what SQLite has in its log into the database's file. A commit that does so itself keeps all requests waiting
 * meanwhile, for as long as the disk needs for pages from all over the file.
 * @param file the database
 * @returns ends it
 */
export function startCheckpoints(file: string): () => Promise<unknown> {
  const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: file })
  // Commits write back by themselves then, once the log has become long (one-writer-client.ts).
  worker.on('error', (error: Error) => writeLog('error', 'checkpoints have ended', {}, error))
  worker.unref()
  return () => worker.terminate()
}
