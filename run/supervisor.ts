import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { retryDelay } from '@vitrine/platform/retry-delay'

const RESTART_DELAY = { firstMs: 500, maxMs: 30_000 }
/** Ending sooner than this after a start counts towards a crash loop. */
const MIN_UPTIME_MS = 20_000
const CRASH_LOOP_AFTER = 3
const MAX_KEPT_LINES = 15
/** How long a program may take to shut down before it is killed. */
const MAX_SHUTDOWN_MS = 15_000
/** A program hangs that leaves so many questions in a row without an answer, or has not answered any so long after its start. */
const HEALTH = { everyMs: 5_000, maxUnanswered: 6, maxUnansweredAtStart: 24 }

/** `healthUrl`, where there is one, is asked again and again; any answer will do. */
type ProgramStart = {
  name: string
  command: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  healthUrl?: string
}

/**
 * A program that is restarted whenever it ends, after a growing delay, and killed and restarted when it hangs. In a crash loop the last
 * lines of its output are repeated. It sees by its channel to this process that this process is gone (`onStop`).
 */
export class SupervisedProgram {
  readonly #start: ProgramStart
  readonly #health: typeof HEALTH
  #child: ChildProcess | undefined
  #isStopping = false
  #crashes = 0
  #timer: NodeJS.Timeout | undefined
  #lastLines: string[] = []

  constructor(start: ProgramStart, health = HEALTH) {
    this.#start = start
    this.#health = health
    this.#run()
  }

  /** Sends SIGTERM, and resolves when the program has ended. */
  stop(): Promise<void> {
    this.#isStopping = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      const kill = setTimeout(() => child.kill('SIGKILL'), MAX_SHUTDOWN_MS)
      child.once('exit', () => {
        clearTimeout(kill)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }

  #run() {
    const { name, command, args, cwd, env } = this.#start
    const startedAt = Date.now()
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    this.#child = child
    if (child.stdout) this.#forward(child.stdout, process.stdout)
    if (child.stderr) this.#forward(child.stderr, process.stderr)
    child.once('error', (error) => console.error(`vitrine: ${name} cannot be started: ${error.message}`))
    child.once('close', (code, signal) => {
      clearInterval(watch)
      if (!this.#isStopping) this.#restart(Date.now() - startedAt, signal ?? `exit code ${code}`)
    })
    const watch = this.#watch(child)
  }

  /** Questions are counted, not time: a machine that slept has asked none. */
  #watch(child: ChildProcess): NodeJS.Timeout | undefined {
    const { name, healthUrl } = this.#start
    if (!healthUrl) return
    const { everyMs, maxUnanswered, maxUnansweredAtStart } = this.#health
    let unanswered = 0
    let limit = maxUnansweredAtStart
    return setInterval(() => {
      void hasAnswer(healthUrl, everyMs).then((isAnswered) => {
        unanswered = isAnswered ? 0 : unanswered + 1
        if (isAnswered) limit = maxUnanswered
        if (unanswered < limit || this.#isStopping || child !== this.#child) return
        console.error(
          `vitrine: ${name} has not answered ${healthUrl} for ${(unanswered * everyMs) / 1000} s; killing it`,
        )
        // Its event loop may stand still: it would not see SIGTERM.
        child.kill('SIGKILL')
      })
    }, everyMs)
  }

  /** Line by line: programs that write at the same time do not tear lines of each other. */
  #forward(output: Readable, stream: NodeJS.WriteStream) {
    createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => {
      stream.write(`${line}\n`)
      this.#lastLines = [...this.#lastLines, line].slice(-MAX_KEPT_LINES)
    })
  }

  #restart(uptimeMs: number, ending: string) {
    this.#crashes = uptimeMs < MIN_UPTIME_MS ? this.#crashes + 1 : 0
    const delayMs = retryDelay(this.#crashes, RESTART_DELAY)
    console.error(
      `vitrine: ${this.#start.name} ended (${ending}) after ${(uptimeMs / 1000).toFixed(1)} s; restarting it in ${delayMs / 1000} s`,
    )
    if (this.#crashes >= CRASH_LOOP_AFTER) {
      console.error(`vitrine: ${this.#start.name} keeps ending. Its last output:\n  ${this.#lastLines.join('\n  ')}`)
    }
    this.#timer = setTimeout(() => this.#run(), delayMs)
  }
}

/** Whether anything but silence comes back within this time, in ms. */
function hasAnswer(url: string, withinMs: number): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(withinMs) }).then(
    async (response) => {
      await response.body?.cancel()
      return true
    },
    () => false,
  )
}
