import { setTimeout as pause } from 'node:timers/promises'
import { decideWorkerPause, decideNextAttempt, type SendFailure } from './decide-failure.ts'
import { type MessageStore, LeaseLost } from './message-store.ts'
import type { MessageKind } from './message.ts'

const MAX_CONCURRENT = 4
const POLL_EVERY_MS = 500
const RECLAIM_EVERY_MS = 60_000
const RETRY_WRITE_AFTER_MS = 1_000

/** An attempt that did not succeed; thrown by `send`. */
export class SendAttemptFailed extends Error {
  override name = 'AttemptFailed'
  readonly failure: SendFailure

  constructor(failure: SendFailure) {
    super(failure.why)
    this.failure = failure
  }
}

/** The message is of no use any more; thrown by `send`. */
export class MessageObsolete extends Error {
  override name = 'TooLate'
}

type Options = {
  ledger: MessageStore
  kinds: readonly MessageKind[]
  /** Sends one message, and calls `handingOver` just before the other side can have it. @throws AttemptFailed, TooLate, NotOurs */
  send: (id: number, handingOver: () => Promise<void>) => Promise<void>
  warn: (line: string) => void
}

/**
 * Sends messages of some kinds, several at once, for as long as the program runs. Where the server behind them fails, nothing is tried
 * for a while; then a few are, and when one gets through the others follow at once.
 */
export function startMessageWorker({ ledger, kinds, send, warn }: Options): { stop: () => Promise<void> } {
  const halt = new AbortController()
  let serverFailures = 0
  let takenBackAt = Date.now()

  async function attempt(id: number): Promise<void> {
    try {
      await send(id, () => ledger.handingOver(id))
      serverFailures = 0
    } catch (error) {
      return afterFailure(id, error)
    }
    await untilWritten(() => ledger.sent(id))
  }

  async function afterFailure(id: number, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return
    if (error instanceof MessageObsolete) return untilWritten(() => ledger.gaveUp(id, 'dropped', error.message))
    const failure: SendFailure =
      error instanceof SendAttemptFailed ? error.failure : { concerns: 'message', forGood: false, why: nameOf(error) }
    if (failure.concerns === 'server') serverFailures += 1
    warn(`message ${id} was not sent: ${failure.why}`)
    if (failure.forGood) return untilWritten(() => ledger.gaveUp(id, 'failed', failure.why))
    const attempts = await ledger.attemptsOf(id)
    await untilWritten(() =>
      ledger.postponed(id, decideNextAttempt(new Date(), attempts, failure.concerns), failure.why),
    )
  }

  /** What happened must be known, or the message would go out again: it is tried for as long as it takes. */
  async function untilWritten(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        warn(`the state of a message could not be written: ${nameOf(error)}`)
        await pause(RETRY_WRITE_AFTER_MS)
      }
    }
  }

  async function look(): Promise<void> {
    if (Date.now() - takenBackAt > RECLAIM_EVERY_MS) {
      takenBackAt = Date.now()
      await ledger.takeBack(false)
    }
    while (!halt.signal.aborted) {
      const ids = await ledger.claim(kinds, serverFailures > 0 ? 1 : MAX_CONCURRENT)
      if (ids.length === 0) return
      await Promise.all(ids.map(attempt))
      if (serverFailures > 0) return
    }
  }

  async function run(): Promise<void> {
    while (!halt.signal.aborted) {
      await look().catch((error: unknown) => warn(`looking for messages: ${nameOf(error)}`))
      const ms = Math.max(POLL_EVERY_MS, decideWorkerPause(serverFailures))
      await pause(ms, undefined, { ref: false, signal: halt.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    stop: () => {
      halt.abort()
      return running
    },
  }
}

/** Without the words of the error, which may hold what a visitor wrote. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
