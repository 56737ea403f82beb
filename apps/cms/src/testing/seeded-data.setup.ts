import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a cms with the demo content, which tests copy. */
    seededDataDir: string
  }
}

/** Vitest runs this once before all tests: seeding, and the demo's files on a fresh clone, take longer than a test may take. */
export async function setup({ provide }: TestProject) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'vitrine-seeded-'))
  const env = { ...process.env, DATA_DIR, DATABASE_URL: '', SEED: 'demo', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  await promisify(execFile)(process.execPath, ['src/prepare.ts'], { cwd: join(import.meta.dirname, '../..'), env })
  provide('seededDataDir', DATA_DIR)
  return () => rm(DATA_DIR, { recursive: true, force: true })
}
