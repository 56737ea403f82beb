import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../apps/site')

/** The built site a second time, with settings and a data folder of its own, against a backend of the test's choice. */
export class SecondInstance {
  readonly url: string
  readonly #port: number
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'vitrine-other-'))
  #program: ChildProcess | undefined

  constructor(port: number) {
    this.#port = port
    this.url = `http://localhost:${port}`
  }

  /** @param largestFileKb no file of its may grow beyond: what a full disk is to a program */
  async start(apiBase: string, settings: Record<string, string> = {}, largestFileKb?: number) {
    const own = { PORT: String(this.#port), SITE_URL: this.url, API_BASE: apiBase, DATA_DIR: this.#dataDir }
    const env = { ...process.env, NODE_ENV: 'production', INTERNAL_SECRET: '', ...own, ...settings }
    const limit = largestFileKb ? `ulimit -f ${largestFileKb} && ` : ''
    const args = ['-c', `${limit}exec node build/server/index.js`]
    this.#program = spawn('bash', args, { cwd: folder, env, stdio: 'ignore' })
    await expect.poll(() => this.statusOf('/healthz'), { timeout: 20_000 }).toBe(200)
    await expect.poll(() => this.statusOf('/'), { timeout: 20_000 }).toBe(200)
  }

  async stop() {
    const program = this.#program
    if (!program || program.exitCode !== null) return
    program.kill('SIGTERM')
    await once(program, 'exit')
  }

  async remove() {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  statusOf(path: string): Promise<number> {
    return fetch(this.url + path, { headers: { 'accept-language': 'en' } }).then(
      (it) => it.status,
      () => 0,
    )
  }
}
