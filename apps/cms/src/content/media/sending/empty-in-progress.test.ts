import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyInProgress, inProgressFolder } from './empty-in-progress.ts'

it('deletes what killed processes have left of uploads, and nothing that is being sent [R14.251]', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'))
  expect(await emptyInProgress(dataDir)).toBe(0)
  const folder = inProgressFolder(dataDir)
  mkdirSync(folder)
  for (const name of ['left', 'coming']) writeFileSync(join(folder, name), 'x')
  const long = Date.now() / 1000 - 2 * 60 * 60
  utimesSync(join(folder, 'left'), long, long)
  expect(await emptyInProgress(dataDir)).toBe(1)
  expect(readdirSync(folder)).toEqual(['coming'])
  rmSync(dataDir, { recursive: true })
})
