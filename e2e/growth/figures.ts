/** A whole list of 100,000 products and the first sitemaps of them take minutes. */
const MAX_WAIT_MS = 30 * 60_000

/** Times of several requests, in ms. */
export class Figures {
  readonly times: number[] = []

  add(ms: number) {
    this.times.push(ms)
  }

  /** The time that a share of the requests did not exceed. */
  at(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  }

  /** `first / 95th percentile / longest`. */
  toString(): string {
    return [this.times[0] ?? Number.NaN, this.at(0.95), Math.max(...this.times)].map((it) => it.toFixed(0)).join(' / ')
  }
}

/** Asks for an address and reads the whole answer. @returns ms @throws where the status is no success */
export async function timeOf(url: string, init?: RequestInit): Promise<number> {
  const from = performance.now()
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(MAX_WAIT_MS) })
  let bytes = 0
  for await (const chunk of answer.body ?? []) bytes += chunk.length
  if (!answer.ok) throw new Error(`${url}: status ${answer.status} after ${bytes} bytes`)
  return performance.now() - from
}

/** One after the other. */
export async function timesOf(urls: readonly string[], init?: RequestInit): Promise<Figures> {
  const figures = new Figures()
  for (const url of urls) figures.add(await timeOf(url, init))
  return figures
}
