import { setTimeout as pause } from 'node:timers/promises'
import { decideWorkerPause, decideRetryDelay, type SendFailure } from './decide-failure.ts'
import { type Claim, type MessageStore, LeaseLost } from './message-store.ts'
import type { MessageKind } from './message.ts'

const MAX_CONCURRENT = 4
const POLL_EVERY_MS = 500
const RECLAIM_EVERY_MS = 60_000
const RETRY_WRITE_AFTER_MS = 1_000

/** An attempt failed; thrown by `send`. */
export class SendAttemptFailed extends Error {
  override name = 'SendAttemptFailed'
  readonly failure: SendFailure

  constructor(failure: SendFailure) {
    super(failure.reason)
    this.failure = failure
  }
}

/** The message is no longer of use; thrown by `send`. */
export class MessageObsolete extends Error {
  override name = 'MessageObsolete'
}

type Options = {
  store: MessageStore
  kinds: readonly MessageKind[]
  /**
   * Sends one message, and calls `beforeHandover` just before the receiver can have it.
   * @throws SendAttemptFailed, MessageObsolete, LeaseLost
   */
  send: (id: number, beforeHandover: () => Promise<void>) => Promise<void>
  warn: (line: string) => void
}

/**
 * Sends messages of some kinds, several at once, for as long as the program runs. After a failure of the server nothing is tried for a
 * while, then one message at a time; when one gets through, the others follow at once.
 */
export function startMessageWorker({ store, kinds, send, warn }: Options): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let serverFailures = 0
  let reclaimedAt = performance.now()

  async function attempt(claim: Claim): Promise<void> {
    try {
      await send(claim.id, () => store.markHandingOver(claim))
      serverFailures = 0
    } catch (error) {
      return handleFailure(claim, error)
    }
    await retryWrite(() => store.markSent(claim))
  }

  async function handleFailure(claim: Claim, error: unknown): Promise<void> {
    if (error instanceof LeaseLost) return
    if (error instanceof MessageObsolete) return retryWrite(() => store.giveUp(claim, 'dropped', error.message))
    const failure: SendFailure =
      error instanceof SendAttemptFailed
        ? error.failure
        : { concerns: 'message', isPermanent: false, reason: nameOf(error) }
    if (failure.concerns === 'server') serverFailures += 1
    warn(`message ${claim.id} was not sent: ${failure.reason}`)
    if (failure.isPermanent) return retryWrite(() => store.giveUp(claim, 'failed', failure.reason))
    await retryWrite(() => store.postpone(claim, decideRetryDelay(claim.attempt, failure.concerns), failure.reason))
  }

  /** Retries until the state is written: otherwise the message would be sent again. */
  async function retryWrite(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        warn(`the state of a message could not be written: ${nameOf(error)}`)
        await pause(RETRY_WRITE_AFTER_MS)
      }
    }
  }

  async function sendDue(): Promise<void> {
    if (performance.now() - reclaimedAt > RECLAIM_EVERY_MS) {
      reclaimedAt = performance.now()
      await store.reclaim('expired')
    }
    while (!stopping.signal.aborted) {
      const claims = await store.claim(kinds, serverFailures > 0 ? 1 : MAX_CONCURRENT)
      if (claims.length === 0) return
      await Promise.all(claims.map(attempt))
      if (serverFailures > 0) return
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sendDue().catch((error: unknown) => warn(`messages could not be read: ${nameOf(error)}`))
      const ms = Math.max(POLL_EVERY_MS, decideWorkerPause(serverFailures))
      await pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

/** Without the error's message, which may quote a visitor. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
