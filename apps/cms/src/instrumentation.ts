/** Next calls this once at start: Payload is loaded before the first request, and the message workers start. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackgroundWork } = await import('./start-background-work.ts')
  await startBackgroundWork()
}
