import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseSync } from 'node:sqlite'
import { type SpooledEnquiry, Spool } from './spool.ts'
import { SpoolUnavailable } from './spool-unavailable.ts'

const enquiry: SpooledEnquiry = {
  id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11',
  kind: 'contact',
  language: 'tr',
  body: '{"full_name":"Ayşe"}',
}

let folder: string
let spool: Spool
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'))
  spool = new Spool(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

describe('Spool', () => {
  it('accepts an enquiry once, and refuses another with the same id [R10.2]', () => {
    expect(spool.accept(enquiry, 1)).toBe('new')
    expect(spool.accept(enquiry, 2)).toBe('same')
    expect(spool.accept({ ...enquiry, body: '{}' }, 3)).toBe('id-reused')
    expect(spool.due(9, 10)).toHaveLength(1)
  })

  it('has after a crash what it accepted [R10.1]', () => {
    spool.accept(enquiry, 1)
    expect(new Spool(folder).due(1, 10)).toEqual([{ ...enquiry, attempts: 0, files: 0 }])
  })

  it('drops what the visitor wrote once it is delivered, and knows the id [R10.2, R10.18]', () => {
    spool.accept(enquiry, 1)
    spool.markDelivered(enquiry.id)
    expect(spool.accept(enquiry, 2)).toBe('same')
    spool.close()
    spool = new Spool(folder)
    expect(spool.due(9, 10)).toEqual([])
    expect(spool.state(5)).toEqual({ waiting: 0, refused: 0, oldestMs: 0 })
  })

  it('holds back what was postponed and keeps what was refused for an operator [R10.14, R10.16]', () => {
    spool.accept(enquiry, 1)
    spool.postpone(enquiry.id, 100, 'status 500')
    expect(spool.due(99, 10)).toEqual([])
    expect(spool.due(100, 10)[0]?.attempts).toBe(1)
    expect(spool.state(11)).toEqual({ waiting: 1, refused: 0, oldestMs: 10 })
    spool.markRefused(enquiry.id, 'status 400')
    expect(spool.state(11)).toEqual({ waiting: 0, refused: 1, oldestMs: 0 })
  })

  it('does not wait for a time that only a wrong clock has known [R18.122]', () => {
    const hour = 60 * 60 * 1000
    spool.accept(enquiry, 3 * hour)
    // The clock was set back by two hours.
    expect(spool.due(hour, 10)).toHaveLength(1)
    spool.postpone(enquiry.id, 3 * hour + 2000, 'no answer')
    expect(spool.due(hour, 10)).toHaveLength(1)
    // A content API may ask for as much as an hour.
    spool.postpone(enquiry.id, 2 * hour, 'status 503')
    expect(spool.due(hour, 10)).toEqual([])
  })

  it('ends retry delays when the content API is back, but for those that it asked for [R10.15]', () => {
    spool.accept(enquiry, 1)
    spool.postpone(enquiry.id, 9000, 'fetch failed: connect ECONNREFUSED')
    spool.endRetryDelays(5)
    expect(spool.due(5, 9)).toHaveLength(1)
    spool.postpone(enquiry.id, 9000, 'status 429')
    spool.endRetryDelays(6)
    expect(spool.due(6, 9)).toEqual([])
  })

  it('throws when nothing can be written [R10.5]', () => {
    spool.close()
    expect(() => spool.accept(enquiry, 1)).toThrow(SpoolUnavailable)
  })

  it('is not ready for a while after something could not be written, however the clock is set back [R10.5, R13.10, R18.122]', () => {
    expect(spool.isUsable(Date.now())).toBe(true)
    const write = vi.spyOn(spool.files, 'keep').mockImplementation(() => {
      throw new Error('database or disk is full')
    })
    const staged = { folder, files: [{ name: 'a', size: 1, type: 'application/pdf', sha256: '' }] } as never
    expect(() => spool.accept(enquiry, 1, staged)).toThrow(SpoolUnavailable)
    write.mockRestore()
    expect(spool.isUsable(Date.now())).toBe(false)
    expect(spool.isUsable(Date.now() - 60 * 60 * 1000)).toBe(true)
    spool.close()
    expect(() => spool.accept(enquiry, 1)).toThrow(SpoolUnavailable)
    expect(spool.isUsable(Date.now())).toBe(false)
    spool = new Spool(folder)
    expect(spool.isUsable(Date.now())).toBe(true)
  })

  it('lists what is undelivered, what needs an operator first [R15.8]', () => {
    const second = {
      ...enquiry,
      id: '1b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e12',
      body: '{"full_name":"Bo","email":"B@o.example"}',
    }
    spool.accept(enquiry, 1)
    spool.accept(second, 2)
    spool.markRefused(second.id, 'status 400')
    const undelivered = spool.undelivered()
    expect(undelivered.map(({ id, state, name, nextAt }) => [id, state, name, nextAt])).toEqual([
      [second.id, 'refused', 'Bo', null],
      [enquiry.id, 'waiting', 'Ayşe', '1970-01-01T00:00:00.001Z'],
    ])
    expect(spool.retry(second.id, 50)).toBe(true)
    expect(spool.due(50, 9).map(({ id }) => id)).toContain(second.id)
    expect(spool.giveUp(second.id)).toBe(false)
    spool.markRefused(second.id, 'status 400')
    expect(spool.giveUp(second.id)).toBe(true)
    expect(spool.retry(second.id, 60)).toBe(false)
    expect(spool.accept(second, 70)).toBe('same')
  })

  it('erases the enquiries of an address, in any case [R15.6]', () => {
    spool.accept({ ...enquiry, body: '{"email":"Ada@Example.com"}' }, 1)
    expect(spool.erase('nobody@example.com')).toEqual([])
    expect(spool.erase(' ada@example.COM')).toEqual([enquiry.id])
    expect(spool.undelivered()).toEqual([])
    expect(readFileSync(join(folder, 'spool.db')).includes('Ada@Example.com')).toBe(false)
  })

  it('keeps the enquiries of a spool of an earlier version [R18.9]', () => {
    const old = mkdtempSync(join(tmpdir(), 'spool-old-'))
    const database = new DatabaseSync(join(old, 'spool.db'))
    database.exec(`CREATE TABLE enquiries (id TEXT PRIMARY KEY, kind TEXT NOT NULL, language TEXT NOT NULL, body TEXT, digest TEXT NOT NULL,
      state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, received_at INTEGER NOT NULL, last_error TEXT) STRICT;
      CREATE INDEX enquiries_due ON enquiries (state, next_at);
      INSERT INTO enquiries VALUES ('a', 'contact', 'tr', '{}', 'd', 'waiting', 3, 1, 1, 'status 500')`)
    database.close()
    const carried = new Spool(old)
    expect(carried.due(1, 1)).toEqual([{ id: 'a', kind: 'contact', language: 'tr', body: '{}', attempts: 3, files: 0 }])
    carried.close()
    rmSync(old, { recursive: true })
  })
})

describe('an enquiry that was erased while it was being delivered', () => {
  it.each([
    ['refused', () => spool.markRefused(enquiry.id, 'status 400')],
    ['taken without its files', () => spool.markDeliveredWithoutFiles(enquiry.id, 'status 415')],
    ['postponed', () => spool.postpone(enquiry.id, 5, 'status 500')],
    ['delivered', () => spool.markDelivered(enquiry.id)],
  ])('stays erased when it is %s [R15.70]', (_, settle) => {
    spool.accept({ ...enquiry, body: '{"email":"ada@example.com"}' }, 1)
    spool.erase('ada@example.com')
    settle()
    expect(spool.undelivered()).toEqual([])
    expect(spool.retry(enquiry.id, 6)).toBe(false)
    expect(spool.isWaiting(enquiry.id)).toBe(false)
  })
})

describe('the files of an enquiry', () => {
  const file = { name: 'saw.pdf', type: 'application/pdf' as const, size: 3, sha256: 'a'.repeat(64) }
  function stage() {
    const staged = { folder: spool.files.stage(), files: [file] }
    writeFileSync(join(staged.folder, '0'), 'pdf')
    return staged
  }

  it('stay where an enquiry is given up that only waits [R15.8]', () => {
    spool.accept(enquiry, 1, stage())
    expect(spool.giveUp(enquiry.id)).toBe(false)
    expect(spool.files.paths(enquiry.id, 1).every(existsSync)).toBe(true)
  })

  it('are there with their enquiry after a crash, and gone when it is delivered [R10.8, R10.18]', () => {
    expect(spool.accept(enquiry, 1, stage())).toBe('new')
    spool = new Spool(folder)
    const [path = ''] = spool.files.paths(enquiry.id, 1)
    expect(readFileSync(path, 'utf8')).toBe('pdf')
    spool.markDelivered(enquiry.id)
    expect(existsSync(path)).toBe(false)
  })

  it('of a repeated enquiry do not replace those that are there [R10.8]', () => {
    spool.accept(enquiry, 1, stage())
    const again = stage()
    expect(spool.accept(enquiry, 1, again)).toBe('same')
    spool.files.dropStaged(again)
    expect(existsSync(spool.files.paths(enquiry.id, 1)[0] ?? '')).toBe(true)
  })

  it('of no enquiry are dropped at the next start [R10.8]', () => {
    const { folder: staged } = stage()
    mkdirSync(join(folder, 'spool-files/left-over'))
    spool.close()
    spool = new Spool(folder)
    expect(existsSync(staged)).toBe(false)
    expect(existsSync(join(folder, 'spool-files/left-over'))).toBe(false)
  })

  it('that another process is reading are left alone [R10.8, R12.40]', () => {
    const { folder: staged } = stage()
    new Spool(folder).close()
    expect(existsSync(staged)).toBe(true)
  })

  it('that cannot be moved leave nothing accepted [R10.8]', () => {
    const staged = { folder: join(folder, 'nowhere'), files: [file] }
    expect(() => spool.accept(enquiry, 1, staged)).toThrow(SpoolUnavailable)
    expect(spool.has(enquiry.id)).toBe(false)
  })
})
