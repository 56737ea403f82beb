import { type ChildProcess, spawn } from 'node:child_process'
import { retryDelay } from '@vitrine/platform/retry-delay'

const RESTART_DELAY = { firstMs: 500, maxMs: 30_000 }
/** Ending sooner than this after a start counts towards a crash loop. */
const MIN_UPTIME_MS = 20_000
const CRASH_LOOP_AFTER = 3
const MAX_KEPT_LINES = 15
/** How long a program may take to shut down before it is killed. */
const MAX_SHUTDOWN_MS = 15_000

type ProgramStart = { name: string; command: string; args: readonly string[]; cwd: string; env: NodeJS.ProcessEnv }

/** A program that is restarted whenever it ends, after a growing delay; in a crash loop the last lines of its output are repeated. */
export class SupervisedProgram {
  readonly #start: ProgramStart
  #child: ChildProcess | undefined
  #isStopping = false
  #crashes = 0
  #timer: NodeJS.Timeout | undefined
  #lastLines: string[] = []

  constructor(start: ProgramStart) {
    this.#start = start
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
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    child.stdout.on('data', (chunk: Buffer) => this.#forward(chunk, process.stdout))
    child.stderr.on('data', (chunk: Buffer) => this.#forward(chunk, process.stderr))
    child.once('error', (error) => console.error(`vitrine: ${name} cannot be started: ${error.message}`))
    child.once('close', (code, signal) => {
      if (!this.#isStopping) this.#restart(Date.now() - startedAt, signal ?? `exit code ${code}`)
    })
  }

  #forward(chunk: Buffer, stream: NodeJS.WriteStream) {
    stream.write(chunk)
    this.#lastLines = [...this.#lastLines, ...chunk.toString().trimEnd().split('\n')].slice(-MAX_KEPT_LINES)
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
