import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Environment } from '../platform/environment.ts'
import { isBackupDue, isBackupForUs } from './schedule.ts'

const due = (status: Parameters<typeof isBackupDue>[1], now: string) => isBackupDue('03:30', status, Date.parse(now))

it('a back-up is due once a day from the time of the schedule on, also where that time was missed [R18.44]', () => {
  const yesterday = { succeededAt: '2026-11-22T03:31:00.000Z' }
  expect(due(yesterday, '2026-11-23T03:29:59Z')).toBe(false)
  expect(due(yesterday, '2026-11-23T03:30:00Z')).toBe(true)
  expect(due({ succeededAt: '2026-11-23T03:30:10.000Z' }, '2026-11-23T23:59:00Z')).toBe(false)
  expect(due({ succeededAt: '2026-11-20T03:31:00.000Z' }, '2026-11-23T01:00:00Z')).toBe(true)
  expect(due({}, '2026-11-23T01:00:00Z')).toBe(true)
})

it('one that failed is tried again after an hour [R18.44]', () => {
  const failed = { succeededAt: '2026-11-22T03:31:00.000Z', failedAt: '2026-11-23T03:31:00.000Z' }
  expect(due(failed, '2026-11-23T04:30:00Z')).toBe(false)
  expect(due(failed, '2026-11-23T04:31:00Z')).toBe(true)
})

it('is made by each process with a spool, and by one of those without, once for all of them [R18.44, R18.54]', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'backup-schedule-'))
  const settings = { DATA_DIR, BACKUP_DIR: join(DATA_DIR, 'shared'), BACKUP_SCHEDULE: '03:30' } as Environment
  const now = Date.parse('2026-11-23T04:00:00Z')
  const isForUs = (isHolder: boolean) => isBackupForUs(settings, isHolder, now)
  expect([await isForUs(false), await isForUs(true)]).toEqual([false, true])
  mkdirSync(settings.BACKUP_DIR ?? '')
  writeFileSync(join(settings.BACKUP_DIR ?? '', 'vitrine-2026-11-22T03-30-05-000Z.tar.zst'), 'of yesterday')
  expect(await isForUs(true)).toBe(true)
  writeFileSync(join(settings.BACKUP_DIR ?? '', 'vitrine-2026-11-23T03-30-05-000Z.tar.zst'), 'of another process')
  expect(await isForUs(true)).toBe(false)
  writeFileSync(join(DATA_DIR, 'spool.db'), '')
  expect([await isForUs(false), await isForUs(true)]).toEqual([true, true])
  rmSync(DATA_DIR, { recursive: true })
})
