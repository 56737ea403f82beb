import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a cms with the demo content, which tests copy and leave as it is. */
    seededDataDir: string
  }
}

/** Vitest loads this file for each of its projects. */
const made = globalThis as { vitrineSeeded?: ReturnType<typeof seed> }

/**
 * Vitest runs this before all tests: seeding, and the demo's files on a fresh clone, take longer than a test may take. All temporary
 * folders of the tests are in one, which is deleted at the end: processes of tests are ended before they can do so themselves.
 * VITRINE_TEST_DATA names the folder that is seeded, where it is wanted afterwards.
 */
export async function setup({ provide }: TestProject) {
  const { folder, dataDir } = await (made.vitrineSeeded ??= seed())
  provide('seededDataDir', dataDir)
  return () => rm(folder, { recursive: true, force: true })
}

async function seed() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-tests-'))
  process.env.TMPDIR = folder
  const dataDir = process.env.VITRINE_TEST_DATA ?? (await mkdtemp(join(folder, 'vitrine-seeded-')))
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'demo', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  await promisify(execFile)(process.execPath, ['src/prepare.ts'], { cwd: join(import.meta.dirname, '../..'), env })
  return { folder, dataDir }
}
