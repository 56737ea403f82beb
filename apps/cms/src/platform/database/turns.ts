/** So long may statements go on one after the other before whatever else waits is let in. */
const MAX_TURN_MS = 10

/**
 * Statements of SQLite are done when they return. Whoever awaits one after the other therefore never leaves the event loop: no other
 * request is answered, nothing is sent, and what statements take beside the heap is not given back until all of them are done.
 * @param now the time in ms
 * @returns to be awaited before each statement: lets others in where the last turn has become long
 */
export function createTurns(now: () => number = () => performance.now()): () => Promise<void> {
  let began: number | null = null

  function begin() {
    began = now()
    setImmediate(() => (began = null))
  }

  return async () => {
    if (began !== null && now() - began >= MAX_TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve))
      began = null
    }
    if (began === null) begin()
  }
}
