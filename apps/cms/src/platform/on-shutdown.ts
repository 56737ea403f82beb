type ShutdownHook = () => Promise<unknown>

const key = Symbol.for('vitrine.at-stop')
/** Next loads the same file more than once in one process: what is shared stands on the process itself. */
const shared = globalThis as { [key]?: ShutdownHook[] }

/** Has something brought to its end before the program stops. */
export function onShutdown(finish: ShutdownHook): void {
  ;(shared[key] ??= []).push(finish)
}

export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled((shared[key] ?? []).map((finish) => finish()))
}
