import { join } from 'node:path'
import { toS3Config } from '../../content/media/s3-config.ts'
import type { Environment } from '../../platform/environment.ts'
import type { BackupStore } from './backup-store.ts'
import { createFolderStore } from './folder-store.ts'

/** The bucket for back-ups where one is configured, else a folder. */
export async function createBackupStore(settings: Environment): Promise<BackupStore> {
  if (!settings.BACKUP_S3_BUCKET) return createFolderStore(backupFolder(settings))
  // Loaded where it is used: it takes a third of a second.
  const { createBucketStore } = await import('./bucket-store.ts')
  return createBucketStore(toS3Config(settings), settings.BACKUP_S3_BUCKET)
}

export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Environment) => BACKUP_DIR ?? join(DATA_DIR, 'backups')
