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
  const waiting: (() => void)[] = []

  function begin() {
    began = now()
    setImmediate(() => {
      began = null
      const next = waiting.shift()
      if (!next) return
      begin()
      next()
    })
  }

  return async () => {
    if (began === null) return begin()
    // One of those that wait is let in a turn: all of them in the same would make it as long as they are many.
    if (waiting.length > 0 || now() - began >= MAX_TURN_MS) await new Promise<void>((go) => waiting.push(go))
  }
}
