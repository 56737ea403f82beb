import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { waitForLock } from './file-lock.ts'

/** Held by each program while it runs, together with the others: who gets it exclusively knows that none of them runs. */
export const programsLock = (dataDir: string) => join(dataDir, 'programs.lock')

/** As this process was started: what is gone later was there. */
const hasSupervisor = process.connected

/** Longer than a start takes to see that no earlier program runs. */
const MAX_LOCK_WAIT_MS = 5_000

/** Says for as long as this process lives that a program runs on this folder. @throws where another start prevents it */
export async function holdProgramsLock(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const lock = await waitForLock(programsLock(dataDir), 'shared', MAX_LOCK_WAIT_MS)
  if (!lock) throw new Error(`another start is about to use ${dataDir}`)
}

/**
 * Calls `stop` once: at a signal to end, or when the process that started this one with a channel is gone, however it went.
 */
export function onStop(stop: () => void): void {
  let isStopping = false
  const stopOnce = () => {
    if (!isStopping) stop()
    isStopping = true
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stopOnce)
  if (!hasSupervisor) return
  // Nobody reads our output once the supervisor is gone; writing to it must not end what is still to be finished.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  if (!process.connected) return stopOnce()
  process.once('disconnect', stopOnce)
  process.channel?.unref()
}
