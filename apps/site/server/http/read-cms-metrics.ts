const TIMEOUT_MS = 5_000

/** The figures of the back office of this machine, whose port others cannot reach; null where it does not answer. */
export async function readCmsMetrics(origin: string): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    return response.ok ? text : null
  } catch {
    return null
  }
}
