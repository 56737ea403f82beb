import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const RESTART_DELAY_MS = 300

/** `command` is Node where none is named. With `isGroup` the processes that it starts are killed with it. */
export type Start = {
  command?: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  keepOutput?: boolean
  isGroup?: boolean
  uid?: number
  gid?: number
}

/** A program to be killed at any moment; it is started again as the supervisor would, but sooner. */
export class Program {
  kills = 0
  #awayMs = RESTART_DELAY_MS
  #killed: ChildProcess | undefined
  readonly #start: Start
  #child: ChildProcess | undefined
  #stopped = false
  #timer: NodeJS.Timeout | undefined
  /** All that it has written, where that is kept. */
  output = ''

  constructor(start: Start) {
    this.#start = start
    // A test that is cancelled must leave nothing running; before its folders go, which cannot go while something is written there.
    process.prependOnceListener('exit', () => this.#signal('SIGKILL'))
    this.#run()
  }

  /**
   * As when the power fails: nothing is finished.
   * @param awayMs how long it is away
   */
  kill(awayMs = RESTART_DELAY_MS) {
    this.#awayMs = awayMs
    if (this.#signal('SIGKILL')) this.kills++
    this.#killed = this.#child
  }

  /** Not from the moment on in which it is killed. */
  get isRunning(): boolean {
    const child = this.#child
    return child !== undefined && child !== this.#killed && child.exitCode === null && child.signalCode === null
  }

  /** The process that runs now. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  async stop() {
    this.#stopped = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = once(child, 'exit')
    this.#signal('SIGTERM')
    await ended
  }

  /** @returns whether there was anything to tell it to */
  #signal(signal: NodeJS.Signals): boolean {
    const child = this.#child
    if (!child?.pid || !this.isRunning) return false
    return this.#start.isGroup ? process.kill(-child.pid, signal) : child.kill(signal)
  }

  #run() {
    const { command = 'node', keepOutput, isGroup = false, args, ...options } = this.#start
    const kept = keepOutput ? 'pipe' : 'ignore'
    const child = spawn(command, args, {
      ...options,
      detached: isGroup,
      stdio: ['ignore', kept, process.env.CHAOS_LOG ? 'inherit' : kept],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    child.once('exit', () => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.#run(), this.#awayMs)
      this.#awayMs = RESTART_DELAY_MS
    })
  }
}
