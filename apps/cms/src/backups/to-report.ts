import type { Environment } from '../platform/environment.ts'
import type { MadeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { backupFolder } from './store/create-backup-store.ts'

const MEGABYTE = 1024 * 1024

/** What `npm run backup` prints. */
export function toReport({ name, bytes, manifest, removed }: MadeBackup, settings: Environment): string {
  const place = settings.BACKUP_S3_BUCKET ? `s3://${settings.BACKUP_S3_BUCKET}/backups` : backupFolder(settings)
  const lines = [`Back-up: ${place}/${name}, ${(bytes / MEGABYTE).toFixed(1)} MB`, ...describe(manifest)]
  if (removed.length > 0) lines.push(`Removed, as the rule keeps 7 days, 4 weeks and 12 months: ${removed.join(', ')}`)
  return `${lines.join('\n')}\n`
}

/** What is in a back-up, in lines for people. */
export function describe({ version, madeAt, database, spool, uploads, isSecretInEnvironment }: Manifest): string[] {
  const { kind, rows } = database
  const sum = Object.values(rows).reduce((total, count) => total + count, 0)
  return [
    `State of ${madeAt}, by version ${version}`,
    `${kind === 'sqlite' ? 'SQLite' : 'Postgres'}: ${sum} rows in ${Object.keys(rows).length} tables, of them ${rows.enquiries ?? 0} enquiries and ${rows.products ?? 0} products`,
    `Spool: ${spool ? `${spool.rows.enquiries ?? 0} enquiries` : 'none'}. Uploads: ${uploads === null ? 'those of the bucket' : `${uploads} files`}`,
    ...(isSecretInEnvironment ? ['The secret is not in it: PAYLOAD_SECRET was set, and must be the same again'] : []),
  ]
}
