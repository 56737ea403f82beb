import { type EnvironmentSource, readEnvironment } from '@vitrine/platform/environment/read-environment'
import { observingNames } from '@vitrine/platform/observing'
import { siteUrlOf } from '@vitrine/platform/environment/site-url'

const names = [
  'CMS_PORT',
  'PORT',
  'SITE_URL',
  'DATA_DIR',
  'INTERNAL_SECRET',
  'SITES',
  'SEED',
  'VERSIONS_KEPT',
  'SITE_TIME_ZONE',
  'APPROVAL_REQUIRED',
  'DATABASE_URL',
  'DATABASE_POOL_SIZE',
  'DATABASE_STATEMENT_SECONDS',
  'EMPTY_DATABASE',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_PUBLIC_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_DIR',
  'BACKUP_S3_BUCKET',
  'BACKUP_SCHEDULE',
  'BACKUP_BEFORE_MIGRATIONS',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'PAYLOAD_SECRET',
  'AUDIT_LOG_DAYS',
  'REQUIRE_TOTP_FOR_ADMINS',
  'ADMIN_HOST',
  'SMTP_URL',
  'SMTP_REQUIRE_TLS',
  'MAIL_FROM',
  'ENQUIRY_MAIL_TO',
  'ENQUIRY_REPLY_TO',
  'ENQUIRY_RECEIPTS',
  'ENQUIRY_PREFIX',
  'ENQUIRY_RETENTION_DAYS',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'MIN_FREE_DISK_MB',
  'MAILBOX_ADDRESS',
  'IMAP_URL',
  'IMAP_REQUIRE_TLS',
  'IMAP_DONE_FOLDER',
  'MAILBOX_SECRET',
  'MAILBOX_MAX_MB',
  'ENQUIRY_ESCALATE_HOURS',
  'ENQUIRY_ESCALATE_TO',
  'DESK_TIME_ZONE',
  'DESK_MORNING_HOUR',
  'TRANSLATION_PROVIDER',
  'TRANSLATION_URL',
  'TRANSLATION_KEY',
  'TRANSLATION_MODEL',
  'TRANSLATION_MONTHLY_CHARACTERS',
  'INDEXNOW_KEY',
  'INDEXNOW_URL',
  'STATISTICS',
  'STATISTICS_READERS',
  'METRICS_PUBLIC',
  ...observingNames,
] as const

export type Environment = ReturnType<typeof readCmsEnvironment>

/**
 * The environment of the back office (R18.3).
 * @param root gives the folder that a relative DATA_DIR is meant from
 * @throws one sentence for each wrong value
 */
export function readCmsEnvironment(source: EnvironmentSource, root: () => string) {
  const given = readEnvironment(names, source, root)
  return { ...given, SITE_URL: siteUrlOf(given) }
}
