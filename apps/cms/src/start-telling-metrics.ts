import { backupMetrics } from '@vitrine/contract/backup-metrics'
import { gauge } from '@vitrine/platform/metrics/metric'
import type { Payload } from 'payload'
import { readBackupStatus } from './backups/backup-status.ts'
import { messageMetrics } from './enquiries/messages/message-metrics.ts'
import { addCollector } from './platform/metrics/collectors.ts'
import { readRevision } from './publishing/revision/revision.ts'

/** From now on the metrics of this process have what the database and the last back-up tell. */
export function startTellingMetrics(payload: Payload, dataDir: string): void {
  addCollector('messages', () => messageMetrics(payload))
  addCollector('revision', async () => [
    gauge('vitrine_content_revision', 'How often the published content has changed.', await readRevision(payload)),
  ])
  addCollector('backups', async () => backupMetrics(await readBackupStatus(dataDir)))
}
