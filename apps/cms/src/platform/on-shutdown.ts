type ShutdownHook = () => Promise<unknown>

const key = Symbol.for('vitrine.shutdown-hooks')
/** Next loads the same file more than once in one process: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: ShutdownHook[] }

/** Registers what must hook before the program stops. */
export function onShutdown(hook: ShutdownHook): void {
  ;(shared[key] ??= []).push(hook)
}

export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled((shared[key] ?? []).map((hook) => hook()))
}
