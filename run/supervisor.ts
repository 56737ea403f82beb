import { type ChildProcess, spawn } from 'node:child_process'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
/** Dying sooner than this after a start counts towards a crash loop. */
const SHORT_LIFE_MS = 20_000
const CRASH_LOOP_AFTER = 3
const LINES_KEPT = 15
/** How long a program may take to finish before it is killed. */
const LONGEST_FINISH_MS = 15_000

type Start = { name: string; command: string; args: readonly string[]; cwd: string; env: NodeJS.ProcessEnv }

/** A program that is started again whenever it dies, with a growing pause; if it keeps dying, its last words are shown. */
export class SupervisedProgram {
  readonly #start: Start
  #child: ChildProcess | undefined
  #stopping = false
  #shortLives = 0
  #timer: NodeJS.Timeout | undefined
  #lastLines: string[] = []

  constructor(start: Start) {
    this.#start = start
    this.#run()
  }

  /** Asks the program to finish, and resolves when it has. */
  stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      const kill = setTimeout(() => child.kill('SIGKILL'), LONGEST_FINISH_MS)
      child.once('exit', () => {
        clearTimeout(kill)
        resolve()
      })
      child.kill('SIGTERM')
    })
  }

  #run() {
    const { name, command, args, cwd, env } = this.#start
    const began = Date.now()
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    child.stdout.on('data', (chunk: Buffer) => this.#say(chunk, process.stdout))
    child.stderr.on('data', (chunk: Buffer) => this.#say(chunk, process.stderr))
    child.once('error', (error) => console.error(`vitrine: ${name} cannot be started: ${error.message}`))
    child.once('close', (code, signal) => {
      if (!this.#stopping) this.#restart(Date.now() - began, signal ?? `exit code ${code}`)
    })
  }

  #say(chunk: Buffer, stream: NodeJS.WriteStream) {
    stream.write(chunk)
    this.#lastLines = [...this.#lastLines, ...chunk.toString().trimEnd().split('\n')].slice(-LINES_KEPT)
  }

  #restart(livedMs: number, how: string) {
    this.#shortLives = livedMs < SHORT_LIFE_MS ? this.#shortLives + 1 : 0
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#shortLives, LONGEST_PAUSE_MS)
    console.error(
      `vitrine: ${this.#start.name} ended (${how}) after ${(livedMs / 1000).toFixed(1)} s; starting it again in ${pause / 1000} s`,
    )
    if (this.#shortLives >= CRASH_LOOP_AFTER) {
      console.error(`vitrine: ${this.#start.name} keeps dying. Its last words:\n  ${this.#lastLines.join('\n  ')}`)
    }
    this.#timer = setTimeout(() => this.#run(), pause)
  }
}
