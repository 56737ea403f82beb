import { backupMetrics } from '@vitrine/contract/backup-metrics'
import type { BackupStatus } from '@vitrine/contract/backup-status'
import { counter, gauge, type Metric, samplesBy } from '@vitrine/platform/metrics/metric'

export type SiteFigures = {
  /** Requests that the page cache answered, by state. */
  counts: Record<string, number>
  size: { entries: number; bytes: number; limitBytes: number; toRenew: number }
  content: {
    /** Whether the content API answers. */
    isReachable: boolean
    /** Undefined where the content API has none. */
    revision: number | undefined
    /** When the revision was last asked for with success, in ms since 1970; 0: never. */
    askedAt: number
  }
  /** What the program that makes back-ups has told; nothing where none was ever made. */
  backup: BackupStatus
  /** Null where it cannot be read. */
  spool: { waiting: number; refused: number; oldestMs: number } | null
  /** Whether an enquiry can be kept. */
  isSpoolUsable: boolean
  /** Enquiries that were handed over to the content API, by outcome. */
  deliveries: Record<string, number>
}

/** The figures of the site that are not those of every program. */
export function toSiteMetrics({
  counts,
  size,
  content,
  backup,
  spool,
  isSpoolUsable,
  deliveries,
}: SiteFigures): Metric[] {
  return [
    counter(
      'vitrine_page_cache_requests_total',
      'Requests that the page cache answered, by state: hit, stale, miss.',
      samplesBy('state', counts),
    ),
    gauge('vitrine_page_cache_entries', 'Responses that are kept.', size.entries),
    gauge('vitrine_page_cache_bytes', 'What they take.', size.bytes),
    gauge('vitrine_page_cache_limit_bytes', 'What they may take (PAGE_CACHE_MB).', size.limitBytes),
    gauge('vitrine_page_cache_renewals_waiting', 'Stale responses that wait for their renewal.', size.toRenew),
    gauge('vitrine_content_reachable', '1 while the content API answers.', content.isReachable ? 1 : 0),
    gauge('vitrine_content_revision', 'The revision of the content that pages are made from.', content.revision),
    gauge(
      'vitrine_content_revision_checked_timestamp_seconds',
      'When the content API last told its revision, in seconds since 1970.',
      content.askedAt / 1000,
    ),
    gauge(
      'vitrine_spool_usable',
      '1 while enquiries can be kept; else they are asked to come again.',
      isSpoolUsable ? 1 : 0,
    ),
    gauge('vitrine_spool_readable', '1 while the spool can be read.', spool ? 1 : 0),
    gauge('vitrine_spool_waiting', 'Enquiries that wait for the content API.', spool?.waiting),
    gauge('vitrine_spool_refused', 'Enquiries that the content API has refused: somebody must look.', spool?.refused),
    gauge(
      'vitrine_spool_oldest_seconds',
      'How long the oldest of those that wait has waited.',
      spool && Number((spool.oldestMs / 1000).toFixed(1)),
    ),
    counter(
      'vitrine_enquiry_deliveries_total',
      'Attempts to hand an enquiry over to the content API, by outcome.',
      samplesBy('outcome', deliveries),
    ),
    ...backupMetrics(backup),
  ]
}
