/** Next calls this once when the server starts: Payload is loaded before the first visitor waits for it, and mail begins to go out. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startBackgroundWork } = await import('./start-background-work.ts')
  await startBackgroundWork()
}
