import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Spool, type SpooledEnquiry } from './spool.ts'
import { takeOverSpool } from './take-over-spool.ts'

const ids = ['one', 'two', 'three', 'four'] as const
const enquiry = (id: string): SpooledEnquiry => ({
  id,
  kind: 'order',
  language: 'tr',
  body: `{"full_name":"Ayşe ${id}"}`,
})
const file = { name: 'a.pdf', type: 'application/pdf', size: 4, sha256: 'x' }

let lost: string
let own: string
beforeEach(() => {
  lost = mkdtempSync(join(tmpdir(), 'lost-spool-'))
  own = mkdtempSync(join(tmpdir(), 'own-spool-'))
  const spool = new Spool(lost)
  for (const id of ids) {
    const folder = spool.files.stage()
    writeFileSync(join(folder, '0'), id)
    spool.accept(enquiry(id), Date.now(), { folder, files: [file] as never })
  }
  spool.markRefused('two', 'status 422')
  spool.markDelivered('three')
  spool.close()
})
afterEach(() => {
  for (const folder of [lost, own]) rmSync(folder, { recursive: true, force: true })
})

it('brings the undelivered enquiries of a lost site into the spool of one that runs, with their files, once [R18.58]', () => {
  const running = new Spool(own)
  running.accept(enquiry('four'), Date.now())
  expect(running.mayDeliver()).toBe(true)
  expect(takeOverSpool(lost, own, true)).toEqual({ taken: 2, known: 1, withoutFiles: 0 })
  expect(running.undelivered().map(({ id }) => id)).toEqual(['four'])

  expect(takeOverSpool(lost, own, false)).toEqual({ taken: 2, known: 1, withoutFiles: 0 })
  const states = running.undelivered().map(({ id, state, name, lastError }) => [id, state, name, lastError])
  expect(states.toSorted()).toEqual([
    ['four', 'waiting', 'Ayşe four', null],
    ['one', 'waiting', 'Ayşe one', null],
    ['two', 'refused', 'Ayşe two', 'status 422'],
  ])
  expect(
    running
      .due(Date.now(), 9)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['four', 'one'])
  expect(readFileSync(running.files.paths('one', 1)[0] ?? '', 'utf8')).toBe('one')
  // A visitor's browser that sends it again here is told that it is known.
  expect(running.accept(enquiry('one'), Date.now())).toBe('same')

  expect(takeOverSpool(lost, own, false)).toEqual({ taken: 0, known: 0, withoutFiles: 0 })
  const left = new Spool(lost)
  expect(left.undelivered()).toEqual([])
  expect(existsSync(left.files.paths('one', 1)[0] ?? '')).toBe(false)
  left.close()
  running.close()
})

it('refuses the spool of a site that runs, one that does not exist, and its own [R18.58]', async () => {
  const script = `import { tryLock } from '@vitrine/platform/file-lock'; tryLock(process.argv[1], 'exclusive'); console.log('ready'); setInterval(() => {}, 1000)`
  const site = spawn(process.execPath, ['--input-type=module', '-e', script, join(lost, 'delivery.lock')], {
    cwd: import.meta.dirname,
  })
  await once(site.stdout, 'data')
  expect(() => takeOverSpool(lost, own, false)).toThrow(`A site runs on ${lost}`)
  site.kill('SIGKILL')
  await once(site, 'exit')
  expect(() => takeOverSpool(join(lost, 'none'), own, false)).toThrow('There is no spool')
  expect(() => takeOverSpool(lost, lost, false)).toThrow('is the DATA_DIR of this site itself')
})

it('leaves a damaged spool as it is, and a trial makes nothing [R18.58]', () => {
  expect(takeOverSpool(lost, join(own, 'new'), true)).toMatchObject({ taken: 3 })
  expect(existsSync(join(own, 'new'))).toBe(false)
  const nonsense = 'no database at all, but long enough to be looked at'.repeat(20)
  for (const end of ['-wal', '-shm']) rmSync(join(lost, `spool.db${end}`), { force: true })
  writeFileSync(join(lost, 'spool.db'), nonsense)
  expect(() => takeOverSpool(lost, own, true)).toThrow(/spool\.db is damaged/)
  expect(readFileSync(join(lost, 'spool.db'), 'utf8')).toBe(nonsense)
})
