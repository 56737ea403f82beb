import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryLock } from '@vitrine/platform/file-lock'
import { programsLock } from '@vitrine/platform/supervised'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-dir-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs in a process of its own, as a start does; prints what became of it, and lives on. */
async function startElsewhere() {
  const script = `const { lockDataDir } = await import(${JSON.stringify(new URL('data-dir-lock.ts', import.meta.url).href)})
    await lockDataDir(${JSON.stringify(dataDir)}, 'http://first.example'); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  expect(output.toString()).toBe('locked\n')
  return child
}

it('refuses a second start on a data folder by the name of the first, until that is gone [R18.12]', async () => {
  const first = await startElsewhere()
  await expect(lockDataDir(dataDir, 'http://second.example')).rejects.toThrow(
    `already running on ${dataDir}: process ${first.pid}, http://first.example`,
  )
  first.kill('SIGKILL')
  await once(first, 'exit')
  await lockDataDir(dataDir, 'http://second.example')
})

it('waits for the programs of a start that was killed [R18.12]', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const programs = [tryLock(programsLock(dataDir), 'shared'), tryLock(programsLock(dataDir), 'shared')]
  let isLocked = false
  const locking = lockDataDir(dataDir, 'http://site.example').then(() => (isLocked = true))
  programs[0]?.release()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isLocked).toBe(false)
  expect(log).toHaveBeenCalledWith('vitrine: waiting for the programs of an earlier start to end')
  programs[1]?.release()
  await locking
  const own = tryLock(programsLock(dataDir), 'shared')
  expect(own).not.toBeNull()
  own?.release()
})
