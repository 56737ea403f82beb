import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BACKUP_STATUS_FILE, type BackupStatus, backupStatusShape } from '@vitrine/contract/backup-status'

/** How the last back-ups of this folder went; nothing where none was made, or where that cannot be read. */
export function readBackupStatus(dataDir: string): BackupStatus {
  try {
    const text = readFileSync(join(dataDir, BACKUP_STATUS_FILE), 'utf8')
    return backupStatusShape.safeParse(JSON.parse(text)).data ?? {}
  } catch {
    return {}
  }
}
