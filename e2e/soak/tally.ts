/** What happened during a soak: how long each kind of request took, and what went wrong how often. */
export class Tally {
  readonly #times = new Map<string, number[]>()
  readonly #errors = new Map<string, number>()

  /** Times what is done. Whatever it throws is an error of its kind. */
  async time(kind: string, act: () => Promise<void>): Promise<void> {
    const began = performance.now()
    try {
      await act()
      const times = this.#times.get(kind) ?? []
      this.#times.set(kind, times)
      times.push(performance.now() - began)
    } catch (error) {
      const what = `${kind}: ${error instanceof Error ? error.message : String(error)}`
      this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1)
    }
  }

  get errors(): number {
    return [...this.#errors.values()].reduce((sum, count) => sum + count, 0)
  }

  /** A line for each kind and for each error. */
  toLines(): string[] {
    return [
      ...[...this.#times].map(
        ([kind, times]) =>
          `${kind}: ${times.length}, median ${percentile(times, 0.5)} ms, 99th percentile ${percentile(times, 0.99)} ms`,
      ),
      ...[...this.#errors].map(([what, count]) => `ERROR, ${count} times: ${what}`),
    ]
  }
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}
