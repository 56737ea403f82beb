import { getPayload } from 'payload'
import { startEmptyingTrash } from './content/trash/empty-trash.ts'
import { startDeletingFilesOfSpam } from './enquiries/erasure/delete-files-of-spam.ts'
import { startRetention } from './enquiries/erasure/retention.ts'
import { startMessageWorkers } from './enquiries/messages/start-message-workers.ts'
import config from './payload.config.ts'
import { startAuditRetention } from './platform/audit/audit-retention.ts'
import { startCountingDuePosts } from './publishing/revision/due-posts.ts'
import { settings } from './platform/settings.ts'

export async function startBackgroundWork(): Promise<void> {
  const payload = await getPayload({ config })
  await startMessageWorkers(payload, settings)
  startRetention(payload, settings.ENQUIRY_RETENTION_DAYS)
  startDeletingFilesOfSpam(payload)
  startAuditRetention(payload, settings.AUDIT_LOG_DAYS)
  startEmptyingTrash(payload)
  startCountingDuePosts(payload)
}
