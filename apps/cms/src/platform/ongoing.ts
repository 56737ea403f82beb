/** Work that goes on until it is over: what has begun by then is waited for. */
export class Ongoing {
  readonly #over = new AbortController()
  readonly #running = new Set<Promise<void>>()

  get isOver(): boolean {
    return this.#over.signal.aborted
  }

  /** Does a part of it, unless it is over. @param work handles its own failures */
  async run(work: () => Promise<void>): Promise<void> {
    if (this.isOver) return
    const running = work().finally(() => this.#running.delete(running))
    this.#running.add(running)
    await running
  }

  /** Begins nothing more, and resolves when nothing is going on. */
  async stop(): Promise<void> {
    this.#over.abort()
    await Promise.allSettled(this.#running)
  }
}
