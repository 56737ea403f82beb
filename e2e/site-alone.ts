import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ports } from './test-instance.ts'

const folder = join(fileURLToPath(new URL('.', import.meta.url)), '../apps/site')

/** A second site with settings of its own, in front of the content API that the tests run against. */
export class SiteAlone {
  readonly address: string
  readonly #program: ChildProcess

  constructor(port: number, settings: Record<string, string>) {
    this.address = `http://localhost:${port}`
    const env = {
      ...process.env,
      PORT: String(port),
      SITE_URL: this.address,
      API_BASE: `http://127.0.0.1:${ports.cms}/api`,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'vitrine-site-')),
      NODE_ENV: 'production',
      ...settings,
    }
    this.#program = spawn('node', ['build/server/index.js'], { cwd: folder, env, stdio: 'ignore' })
  }

  /** Whether it serves yet. */
  async isReady(): Promise<boolean> {
    return fetch(`${this.address}/readyz`).then(
      (it) => it.ok,
      () => false,
    )
  }

  /** @returns the exit code and the signal */
  async stop(): Promise<[number | null, string | null]> {
    this.#program.kill('SIGTERM')
    return (await once(this.#program, 'exit')) as [number | null, string | null]
  }
}
