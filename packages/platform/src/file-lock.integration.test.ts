import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tryLock, waitForLock } from './file-lock.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-lock-'))
  path = join(folder, 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('gives an exclusive lock to one, and to the next once it is released', async () => {
  const first = tryLock(path, 'exclusive')
  expect(first).not.toBeNull()
  expect(tryLock(path, 'exclusive')).toBeNull()
  expect(tryLock(path, 'shared')).toBeNull()
  const second = waitForLock(path, 'exclusive', 5000)
  first?.release()
  const lock = await second
  expect(lock).not.toBeNull()
  lock?.release()
})

it('gives a shared lock to many, and none of them beside an exclusive one', () => {
  const locks = [tryLock(path, 'shared'), tryLock(path, 'shared')]
  expect(locks).not.toContain(null)
  expect(tryLock(path, 'exclusive')).toBeNull()
  for (const lock of locks) lock?.release()
  const exclusive = tryLock(path, 'exclusive')
  expect(exclusive).not.toBeNull()
  exclusive?.release()
})

it('is free after its process was killed, and not before [R18.12]', async () => {
  const script = `const { tryLock } = await import(${JSON.stringify(new URL('file-lock.ts', import.meta.url).href)})
    process.stdout.write(String(tryLock(${JSON.stringify(path)}, 'exclusive') !== null)); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = (await once(holder.stdout, 'data')) as [Buffer]
  expect(said.toString()).toBe('true')
  expect(tryLock(path, 'exclusive')).toBeNull()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const lock = tryLock(path, 'exclusive')
  expect(lock).not.toBeNull()
  lock?.release()
})

it('says what is wrong with a file that cannot be made', () => {
  expect(() => tryLock(join(folder, 'no-folder', 'a.lock'), 'exclusive')).toThrow(/unable to open/)
})
