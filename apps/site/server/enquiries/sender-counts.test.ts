import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SenderCounts } from './sender-counts.ts'

const limit = { max: 2, windowMs: 100 }
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sender-counts-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('counts for two processes on one folder together, and goes on after a restart [R10.6, R18.61]', () => {
  const [first, second] = [new SenderCounts(folder, () => 'secret'), new SenderCounts(folder, () => 'secret')]
  expect(first.take('enquiry', '203.0.113.5', limit, 1000)).toBe(0)
  expect(second.take('enquiry', '203.0.113.5', limit, 1040)).toBe(0)
  expect([first, second].map((it) => it.take('enquiry', '203.0.113.5', limit, 1050))).toEqual([50, 50])
  expect(first.take('enquiry', '203.0.113.6', limit, 1050)).toBe(0)
  for (const it of [first, second]) it.close()
  const later = new SenderCounts(folder, () => 'secret')
  expect(later.take('enquiry', '203.0.113.5', limit, 1099)).toBe(1)
  expect(later.take('enquiry', '203.0.113.5', limit, 1100)).toBe(0)
  later.close()
  expect(readFileSync(join(folder, 'sender-counts.db')).includes('203.0.113')).toBe(false)
})

it('begins anew where its file is damaged [R18.61]', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  writeFileSync(join(folder, 'sender-counts.db'), 'no database at all, but long enough to be looked at'.repeat(20))
  const counts = new SenderCounts(folder, () => 'secret')
  const taken = Array.from({ length: 4 }, () => counts.take('enquiry', '203.0.113.5', limit, 1000))
  expect(taken).toEqual([0, 0, 0, 100])
  expect(complain).toHaveBeenCalledTimes(1)
  counts.close()
  complain.mockRestore()
})

it('takes enquiries where it cannot count [R18.61]', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  mkdirSync(join(folder, 'sender-counts.db'))
  const counts = new SenderCounts(folder, () => 'secret')
  for (let n = 0; n < 5; n++) expect(counts.take('enquiry', '203.0.113.5', limit)).toBe(0)
  expect(complain).toHaveBeenCalledTimes(5)
  complain.mockRestore()
})
