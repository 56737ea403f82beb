import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

const running: ChildProcess[] = []

// Nothing of it stays behind, whatever ends this program.
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** Starts a program that may only use core 0. */
export function startPinned(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const
  const child = spawn('taskset', ['-c', '0', command, ...args], { cwd, env, stdio: [...stdio] })
  running.push(child)
  return child
}

/** Ends a program and waits until it has ended. */
export async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

export function hasProgram(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
