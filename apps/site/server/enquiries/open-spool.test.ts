import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Spool } from './spool.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'open-spool-'))))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const enquiry = { id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11', kind: 'contact', language: 'tr', body: '{}' } as const
const setAside = () => readdirSync(folder).filter((name) => name.includes('damaged'))

it.each([
  ['is no database', () => Buffer.from('x'.repeat(9000))],
  [
    'has a damaged page',
    (whole: Buffer) => Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)]),
  ],
])('a spool that %s is set aside, said so, and a new one takes enquiries [R10.15]', (_, damage) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const first = new Spool(folder)
  first.accept(enquiry, 1)
  first.close()
  const path = join(folder, 'spool.db')
  const damaged = damage(readFileSync(path))
  writeFileSync(path, damaged)
  const spool = new Spool(folder)
  expect(spool.accept(enquiry, 2)).toBe('new')
  expect(spool.isUsable(Date.now())).toBe(true)
  spool.close()
  expect(setAside()).toHaveLength(1)
  expect(readFileSync(join(folder, setAside()[0] ?? ''))).toEqual(damaged)
  expect(String(log.mock.calls[0]?.[0])).toContain('THE SPOOL WAS DAMAGED')
})

it('a whole spool stays what it is [R10.15]', () => {
  const first = new Spool(folder)
  first.accept(enquiry, 1)
  first.close()
  const spool = new Spool(folder)
  expect(spool.accept(enquiry, 2)).toBe('same')
  spool.close()
  expect(setAside()).toEqual([])
})

it('a spool that cannot be opened takes nothing and ends nothing, until it can be [R10.5]', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['Date'] })
  mkdirSync(join(folder, 'spool.db'))
  const spool = new Spool(folder)
  expect(String(log.mock.calls[0]?.[0])).toContain('THE SPOOL CANNOT BE OPENED')
  expect(spool.isUsable(Date.now())).toBe(false)
  expect(spool.mayDeliver()).toBe(false)
  expect(() => spool.accept(enquiry, 1)).toThrow(SpoolUnavailable)
  expect(() => spool.has(enquiry.id)).toThrow(SpoolUnavailable)

  rmSync(join(folder, 'spool.db'), { recursive: true })
  // Not tried again for each request.
  expect(() => spool.accept(enquiry, 1)).toThrow(SpoolUnavailable)
  vi.advanceTimersByTime(60_000)
  expect(spool.accept(enquiry, 2)).toBe('new')
  expect(spool.mayDeliver()).toBe(true)
  expect(spool.isUsable(Date.now())).toBe(true)
  spool.close()
})
