import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const RESTART_DELAY_MS = 300

type Start = { args: readonly string[]; cwd: string; env: NodeJS.ProcessEnv }

/** One of the product's programs, to be killed at any moment; it is started again as the supervisor would, but sooner. */
export class Program {
  kills = 0
  readonly #start: Start
  #child: ChildProcess | undefined
  #stopped = false
  #timer: NodeJS.Timeout | undefined

  constructor(start: Start) {
    this.#start = start
    // A test that is cancelled must leave nothing running.
    process.once('exit', () => this.#child?.kill('SIGKILL'))
    this.#run()
  }

  /** As when the power fails: nothing is finished. */
  kill() {
    if (this.#child?.kill('SIGKILL')) this.kills++
  }

  async stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  #run() {
    const { args, cwd, env } = this.#start
    const child = spawn('node', args, {
      cwd,
      env,
      stdio: ['ignore', 'ignore', process.env.CHAOS_LOG ? 'inherit' : 'ignore'],
    })
    this.#child = child
    child.once('exit', () => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.#run(), RESTART_DELAY_MS)
    })
  }
}
