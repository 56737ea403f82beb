export type WriteQueue = ReturnType<typeof createWriteQueue>

/** One after another, in the order in which they came: `enter` waits for the turn and gives what ends it. */
export function createWriteQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    async enter(): Promise<() => void> {
      const turn = Promise.withResolvers<void>()
      const before = last
      last = turn.promise
      await before
      return turn.resolve
    },
  }
}
