import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** What Linux says of the time that programs have waited for a disk. */
const PRESSURE = '/proc/pressure/io'
const MAX_PERCENT = 1
const MAX_WAIT_S = 600

/**
 * Waits until what was written is on the disk and nobody waits for it: a virtual disk that was given 24 GB answers reads in tenths of a second
 * for some minutes, which says nothing of a catalogue that has stood there for days.
 */
export async function letDiskSettle(): Promise<void> {
  execFileSync('sync')
  for (let waited = 0; waited < MAX_WAIT_S; waited += 5) {
    await setTimeout(5000)
    if (readPressure() < MAX_PERCENT) return
  }
  console.warn(`the disk is still busy ${MAX_WAIT_S / 60} minutes after the copying`)
}

/** The share of the last ten seconds in which somebody waited, in percent; 0 where the system does not say. */
function readPressure(): number {
  if (!existsSync(PRESSURE)) return 0
  return Number(/some avg10=([\d.]+)/.exec(readFileSync(PRESSURE, 'utf8'))?.[1] ?? 0)
}
