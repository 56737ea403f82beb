/** Next calls this once at start: Payload is loaded before the first request, the message workers start, and calls of the content API are answered. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackgroundWork } = await import('./start-background-work.ts')
  await startBackgroundWork()
  const { shareContentApi } = await import('./answer-content-api.ts')
  shareContentApi()
}
