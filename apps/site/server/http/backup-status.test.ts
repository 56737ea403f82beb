import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readBackupStatus } from './backup-status.ts'
import { backupMetrics } from '@vitrine/contract/backup-metrics'
import { writeMetrics } from '@vitrine/platform/metrics/metric'

it('tells in the metrics when the last back-up succeeded and failed, and nothing where that is not known [R18.45]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-status-'))
  const figures = () => {
    const text = writeMetrics(backupMetrics(readBackupStatus(folder)))
    return text.split('\n').filter((line) => line.startsWith('vitrine_backup'))
  }
  expect(figures()).toEqual([])
  const file = join(folder, 'backup-status.json')
  writeFileSync(
    file,
    '{"succeededAt":"2026-11-23T03:30:00.500Z","bytes":54343016,"failedAt":"2026-11-24T03:30:00.000Z"}',
  )
  expect(figures()).toEqual([
    'vitrine_backup_last_success_timestamp_seconds 1795404600',
    'vitrine_backup_last_success_bytes 54343016',
    'vitrine_backup_last_failure_timestamp_seconds 1795491000',
  ])
  writeFileSync(file, '{"succ')
  expect(figures()).toEqual([])
  rmSync(folder, { recursive: true })
})
