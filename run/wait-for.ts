const RETRY_EVERY_MS = 100

/** Waits until an address responds with success. @throws when it has not within this time, in ms */
export async function waitFor(url: string, withinMs: number) {
  const deadline = Date.now() + withinMs
  for (;;) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (it) => it.ok,
      () => false,
    )
    if (isUp) return
    if (Date.now() > deadline) throw new Error(`${url} did not answer within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS))
  }
}
