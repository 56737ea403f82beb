import { getPayload, type Payload } from 'payload'
import { startTellingSearchEngines } from './api/index-now/start-telling-search-engines.ts'
import { startMakingSnapshots } from './publishing/product-snapshots/start-making-snapshots.ts'
import { startAnnouncingVersions } from './api/product-documents/announce-due-versions.ts'
import { startBackupSchedule } from './backups/schedule.ts'
import { startForgettingImports } from './content/imports/forget-imports.ts'
import { startWeeklyCheck } from './content/findings/weekly/start-weekly-check.ts'
import { startFindingStates } from './content/completeness/start-finding-states.ts'
import { startForgettingTranslations } from './content/translation/jobs/forget-jobs.ts'
import { startTranslating } from './content/translation/jobs/start-translating.ts'
import { startEmptyingTrash } from './content/trash/empty-trash.ts'
import { startSchedule } from './content/workflow/schedule/start-schedule.ts'
import { startDeletingFilesOfSpam } from './enquiries/erasure/delete-files-of-spam.ts'
import { startRetention } from './enquiries/erasure/retention.ts'
import { startMailbox } from './enquiries/mailbox/start-mailbox.ts'
import { startWatchingDealers } from './enquiries/dealers/watch-dealers.ts'
import { startExpiringOffers } from './enquiries/offers/expire-offers.ts'
import { startReminding } from './enquiries/next-step/start-reminding.ts'
import { startMessageWorkers } from './enquiries/messages/start-message-workers.ts'
import config from './payload.config.ts'
import { startForgettingAttempts } from './platform/accounts/login/attempt-counter.ts'
import { startAuditRetention } from './platform/audit/audit-retention.ts'
import { openLease } from './platform/database/lease.ts'
import { type LeasedWork, whileLeased } from './platform/database/while-leased.ts'
import { redactError } from './platform/database/redact-error.ts'
import { Ongoing } from './platform/ongoing.ts'
import { onShutdown } from './platform/on-shutdown.ts'
import { startForgettingPreviews } from './preview/forget-previews.ts'
import { startCountingDuePosts } from './publishing/revision/due-posts.ts'
import { settings } from './platform/settings.ts'
import { startForgettingStatistics } from './statistics/forget-statistics.ts'
import { startTellingMetrics } from './start-telling-metrics.ts'

/**
 * What nobody asks for: one process of all on a database does it, and another one goes on when it dies (docs/decisions/0054-leases.md).
 * @param leaseMs shorter in tests
 */
export async function startBackgroundWork(leaseMs?: number): Promise<void> {
  const payload = await getPayload({ config })
  startTellingMetrics(payload, settings.DATA_DIR)
  const lease = openLease(payload, 'background-work', leaseMs)
  const held = whileLeased(
    lease,
    () => startLeasedWork(payload),
    (msg, error) => payload.logger.warn(error === undefined ? msg : { err: redactError(error), msg }),
  )
  startBackupSchedule(payload, settings, held.isHeld)
  onShutdown(held.stop)
}

async function startLeasedWork(payload: Payload): Promise<LeasedWork> {
  const ongoing = new Ongoing()
  const workers = await startMessageWorkers(payload, settings)
  const mailbox = startMailbox(payload, settings)
  startReminding(payload, settings, ongoing)
  startWatchingDealers(payload, settings, ongoing)
  startExpiringOffers(payload, settings.SITE_TIME_ZONE, ongoing)
  startAnnouncingVersions(payload, settings.SITE_TIME_ZONE, ongoing)
  startRetention(payload, settings.ENQUIRY_RETENTION_DAYS, ongoing)
  startDeletingFilesOfSpam(payload, ongoing)
  startAuditRetention(payload, settings.AUDIT_LOG_DAYS, ongoing)
  startEmptyingTrash(payload, ongoing)
  startForgettingImports(payload, ongoing)
  startFindingStates(payload, ongoing)
  startMakingSnapshots(payload, ongoing)
  startWeeklyCheck(payload, ongoing)
  startForgettingAttempts(payload, ongoing)
  startCountingDuePosts(payload, ongoing)
  startTellingSearchEngines(payload, settings, ongoing)
  startSchedule(payload, ongoing)
  startTranslating(payload, ongoing)
  startForgettingTranslations(payload, ongoing)
  startForgettingPreviews(payload, ongoing)
  startForgettingStatistics(payload, ongoing)
  return {
    stop: async () => void (await Promise.all([ongoing.stop(), workers.stop(), mailbox.stop()])),
  }
}
