import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))

const scripts = { supervisor: 'run/serve.ts', cms: 'src/start.ts', site: 'build/server/index.js' } as const

/** `npm start` as a person or a service manager runs it, with settings of its own. */
export class WholeStart {
  readonly url: string
  output = ''
  readonly #npm: ChildProcess
  readonly #closed: Promise<unknown[]>

  constructor(settings: { PORT: string; DATA_DIR: string } & Record<string, string>) {
    this.url = `http://localhost:${settings.PORT}`
    const env = { ...process.env, SITE_URL: this.url, INTERNAL_SECRET: '', ...settings }
    this.#npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.#npm.stdout, this.#npm.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()))
    this.#closed = once(this.#npm, 'close')
  }

  async isReady() {
    await expect.poll(() => this.statusOf('/readyz'), { timeout: 120_000, message: this.output }).toBe(200)
  }

  statusOf(path: string): Promise<number> {
    return fetch(this.url + path).then(
      (it) => it.status,
      () => 0,
    )
  }

  /** The process of one of its programs; 0 where it does not run. */
  pidOf(program: keyof typeof scripts): number {
    return this.processes().find(({ command }) => command.includes(scripts[program]))?.pid ?? 0
  }

  /** npm and every process below it. */
  processes(): { pid: number; command: string }[] {
    const all = listProcesses()
    const tree = new Set([this.#npm.pid])
    for (let before = 0; before < tree.size;) {
      before = tree.size
      for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid)
    }
    return all.filter(({ pid }) => tree.has(pid))
  }

  signal(name: NodeJS.Signals) {
    this.#npm.kill(name)
  }

  /** @returns its exit code, once nothing writes to its output any more */
  async exitCode(): Promise<unknown> {
    return (await this.#closed)[0]
  }

  /** Leaves nothing running, whatever the test has done. */
  end() {
    for (const { pid } of this.processes()) kill(pid)
  }
}

export function isRunning(pid: number): boolean {
  return listProcesses().some((it) => it.pid === pid)
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** The processes of this machine, as /proc of Linux has them; those that have ended and wait for their parent are left out. */
function listProcesses(): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // man 5 proc: pid (name) state parent …; the name may have brackets and spaces.
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), command }]
      } catch {
        return []
      }
    })
}
