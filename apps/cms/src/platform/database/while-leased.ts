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
 * cannot be renewed in time. The lease is renewed while the work is being started, too.
 * @param start is called each time that the lease was taken; the work of the holder before may have been broken off anywhere
 * @param log is given what failed apart, as an error may say what a row of the database holds
 */
export function whileLeased(
  lease: Lease,
  start: () => Promise<LeasedWork>,
  log: (line: string, error?: unknown) => void,
): Held {
  const stopping = new AbortController()
  let wake = () => {}
  let work: LeasedWork | null = null
  /** The work that is being started or stopped. */
  let changing: Promise<void> | null = null
  let heldUntil = -Infinity
  let expiry: NodeJS.Timeout | undefined

  function change(task: Promise<void>) {
    const own = task
      .catch((error: unknown) => log('the background work could not be started or stopped', error))
      .finally(() => {
        if (changing === own) changing = null
      })
    changing = own
  }

  function end(why: string) {
    heldUntil = -Infinity
    clearTimeout(expiry)
    if (!work) return
    log(why)
    change(work.stop())
    work = null
  }

  async function begin() {
    const started = await start()
    work = started
    // Starting took long, and the lease was lost meanwhile.
    if (performance.now() >= heldUntil) end(TOO_LATE)
  }

  function keepUntil(moment: number) {
    heldUntil = moment
    clearTimeout(expiry)
    if (moment === Infinity) return
    const inMs = Math.max(0, moment - performance.now())
    expiry = setTimeout(() => end(TOO_LATE), inMs)
    expiry.unref()
  }

  async function turn() {
    // The lease runs at least from here on: the answer may take long.
    const asked = performance.now()
    if (!(await inTime(lease.take(), lease.ms * PART_USED)))
      return end('another process has taken the background work over')
    keepUntil(asked + lease.ms * PART_USED)
    // What was stopped because it was too late may still be going on.
    if (!work && !changing && !stopping.signal.aborted && performance.now() < heldUntil) change(begin())
  }

  const pause = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, Math.min(lease.ms / RENEWALS, MAX_RENEW_MS)).unref()
    })

  async function run() {
    while (!stopping.signal.aborted) {
      await turn().catch((error: unknown) => log('the lease of the background work could not be renewed', error))
      if (!stopping.signal.aborted) await pause()
    }
    await changing
    end('background work stops')
    await changing
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
