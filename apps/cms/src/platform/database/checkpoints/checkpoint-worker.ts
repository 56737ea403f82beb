import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
// The library of the program itself: a second one in the same process would lose the locks of the first.
import { createClient } from '@libsql/client'

const EVERY_MS = 1000

const file = String(workerData)
const client = createClient({ url: `file:${file}` })
let lastChange = 0

for (;;) {
  const changed = statSync(`${file}-wal`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changed !== lastChange) await writeBack(changed)
  await pause(EVERY_MS)
}

/** Passive: it waits for nobody, and nobody for it; what it could not write back comes with the next change. Where it fails it is tried again. */
async function writeBack(changed: number) {
  await client.execute('PRAGMA wal_checkpoint(PASSIVE)').then(
    () => (lastChange = changed),
    () => undefined,
  )
}
