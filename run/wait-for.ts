const PAUSE_MS = 100

/** Waits until an address answers with success. @throws when it has not within the time, in ms */
export async function waitFor(url: string, withinMs: number) {
  const end = Date.now() + withinMs
  for (;;) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (it) => it.ok,
      () => false,
    )
    if (answered) return
    if (Date.now() > end) throw new Error(`${url} did not answer within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
