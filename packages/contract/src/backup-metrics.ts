import { gauge, type Metric } from '@vitrine/platform/metrics/metric'
import type { BackupStatus } from './backup-status.ts'

/** When back-ups were made, for Prometheus (R18.45); without samples where that is not known. */
export function backupMetrics({ succeededAt, bytes, failedAt }: BackupStatus): Metric[] {
  return [
    gauge(
      'vitrine_backup_last_success_timestamp_seconds',
      'When the last back-up succeeded, in seconds since 1970.',
      toSeconds(succeededAt),
    ),
    gauge('vitrine_backup_last_success_bytes', 'How large that back-up is.', bytes),
    gauge(
      'vitrine_backup_last_failure_timestamp_seconds',
      'When a back-up failed last, in seconds since 1970.',
      toSeconds(failedAt),
    ),
  ]
}

const toSeconds = (iso: string | undefined) => (iso === undefined ? null : Math.floor(Date.parse(iso) / 1000))
