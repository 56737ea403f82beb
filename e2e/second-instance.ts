import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../apps/site')

/** The built site a second time, with settings and a data folder of its own, against a content API of the test's choice. */
export class SecondInstance {
  readonly url: string
  readonly #port: number
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'vitrine-other-'))
  #program: ChildProcess | undefined

  constructor(port: number) {
    this.#port = port
    this.url = `http://localhost:${port}`
  }

  /**
   * Starts it and waits until it serves pages.
   * @param apiBase the content API behind it
   * @param maxFileKb beyond which none of its files may grow: to a program this is a full disk
   */
  async start(apiBase: string, settings: Record<string, string> = {}, maxFileKb?: number) {
    const own = { PORT: String(this.#port), SITE_URL: this.url, API_BASE: apiBase, DATA_DIR: this.#dataDir }
    const env = { ...process.env, NODE_ENV: 'production', INTERNAL_SECRET: '', ...own, ...settings }
    // Nobody has sent anything yet.
    for (const end of ['', '-wal', '-shm']) rmSync(join(this.#dataDir, `sender-counts.db${end}`), { force: true })
    const limit = maxFileKb ? `ulimit -f ${maxFileKb} && ` : ''
    const args = ['-c', `${limit}exec node build/server/index.js`]
    this.#program = spawn('bash', args, { cwd: folder, env, stdio: 'ignore' })
    await expect.poll(() => this.statusOf('/healthz'), { timeout: 20_000 }).toBe(200)
    await expect.poll(() => this.statusOf('/'), { timeout: 20_000 }).toBe(200)
  }

  /** Sitemaps are written some time after a start, of lists in English: whoever counts what a page asks for has them written before. */
  async waitForSitemaps() {
    await expect.poll(() => this.statusOf('/sitemap.xml'), { timeout: 20_000 }).toBe(200)
  }

  /** @returns the exit code and the signal; null where it was not running */
  async stop(): Promise<[number | null, string | null] | null> {
    const program = this.#program
    if (!program || program.exitCode !== null) return null
    program.kill('SIGTERM')
    return (await once(program, 'exit')) as [number | null, string | null]
  }

  /** Stops it and deletes its data. */
  async remove() {
    await this.stop()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** The status of an answer; 0 where there is none. */
  statusOf(path: string): Promise<number> {
    return fetch(this.url + path, { headers: { 'accept-language': 'en' } }).then(
      (it) => it.status,
      () => 0,
    )
  }
}
