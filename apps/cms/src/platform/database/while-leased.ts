import type { Lease } from './lease.ts'

/** How often a lease is renewed while it runs. */
const RENEWALS = 5
/** Work that could not be started is tried again after this, also where the lease has no end. */
const MAX_RENEW_MS = 3_000
/** A holder that cannot renew its lease stops when this part of it is over: before another one can take it. */
const PART_USED = 2 / 3
const TOO_LATE = 'the database did not renew the lease in time: background work stops'

/** What is done while a lease is held. `stop` resolves when nothing of it is going on any more. */
export type LeasedWork = { stop: () => Promise<void> }

export type Held = {
  isHeld: () => boolean
  /** Ends the work and gives the lease back, so that another process goes on at once. */
  stop: () => Promise<void>
}

/**
 * Does something in one process of all: takes the lease as soon as it is free, starts the work, and stops it where the lease is lost or
 * cannot be renewed in time.
 * @param start is called each time that the lease was taken; the work of the holder before may have been broken off anywhere
 */
export function whileLeased(lease: Lease, start: () => Promise<LeasedWork>, log: (line: string) => void): Held {
  const stopping = new AbortController()
  let wake = () => {}
  let work: LeasedWork | null = null
  let ending: Promise<void> = Promise.resolve()
  let heldUntil = -Infinity
  let expiry: NodeJS.Timeout | undefined

  async function end(why: string) {
    const ended = work
    work = null
    clearTimeout(expiry)
    if (!ended) return
    log(why)
    ending = ended.stop()
    await ending
  }

  function keepUntil(moment: number) {
    heldUntil = moment
    clearTimeout(expiry)
    if (moment === Infinity) return
    const inMs = Math.max(0, moment - performance.now())
    expiry = setTimeout(() => void end(TOO_LATE), inMs)
    expiry.unref()
  }

  async function turn() {
    // The lease runs at least from here on: the answer may take long.
    const asked = performance.now()
    if (!(await inTime(lease.take(), lease.ms * PART_USED)))
      return end('another process has taken the background work over')
    keepUntil(asked + lease.ms * PART_USED)
    // What was stopped because it was too late may still be going on.
    await ending
    if (work || performance.now() >= heldUntil) return
    work = await start()
    // Starting took long.
    if (performance.now() >= heldUntil) await end(TOO_LATE)
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, Math.min(lease.ms / RENEWALS, MAX_RENEW_MS)).unref()
    })

  async function run() {
    while (!stopping.signal.aborted) {
      await turn().catch((error: unknown) =>
        log(`the lease of the background work: ${error instanceof Error ? error.message : String(error)}`),
      )
      if (!stopping.signal.aborted) await pause()
    }
    await end('background work stops')
    await lease.release()
  }

  const running = run()
  return {
    isHeld: () => work !== null,
    stop() {
      stopping.abort()
      wake()
      return running
    },
  }
}

/** A connection to a database that cannot be reached any more may keep its question for a quarter of an hour: it is asked again over another. */
function inTime(answer: Promise<boolean>, ms: number): Promise<boolean> {
  if (ms === Infinity) return answer
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('the database does not answer')), ms).unref()
  })
  return Promise.race([answer, late])
}
