import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const RESTART_DELAY_MS = 300

type Start = { args: readonly string[]; cwd: string; env: NodeJS.ProcessEnv; keepOutput?: boolean }

/** One of the product's programs, to be killed at any moment; it is started again as the supervisor would, but sooner. */
export class Program {
  kills = 0
  readonly #start: Start
  #child: ChildProcess | undefined
  #stopped = false
  #timer: NodeJS.Timeout | undefined
  /** All that it has written, where that is kept. */
  output = ''

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

  /** The process that runs now. */
  get pid(): number {
    return this.#child?.pid ?? 0
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
    const { args, cwd, env, keepOutput } = this.#start
    const kept = keepOutput ? 'pipe' : 'ignore'
    const child = spawn('node', args, {
      cwd,
      env,
      stdio: ['ignore', kept, process.env.CHAOS_LOG ? 'inherit' : kept],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    child.once('exit', () => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.#run(), RESTART_DELAY_MS)
    })
  }
}
