import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Starts a child process that ends with this one: `stopChildProcesses` ends those that still run. */
export function spawnChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options)
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

export function stopChildProcesses(): void {
  for (const child of running) child.kill('SIGTERM')
}
