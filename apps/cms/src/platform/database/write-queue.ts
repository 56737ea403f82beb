export type WriteQueue = ReturnType<typeof createWriteQueue>

/** Writers take turns in the order in which they came: `enter` waits for the turn and returns what ends it. */
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
