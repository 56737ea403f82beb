import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupStatus, BACKUP_STATUS_FILE, backupStatusShape } from '@vitrine/contract/backup-status'

const fileIn = (dataDir: string) => join(dataDir, BACKUP_STATUS_FILE)

/** How the last back-ups of this folder went. */
export async function readBackupStatus(dataDir: string): Promise<BackupStatus> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '{}')
  return backupStatusShape.parse(JSON.parse(text))
}

/** Adds what is new to it. */
export async function recordBackupStatus(dataDir: string, news: BackupStatus): Promise<void> {
  const status = { ...(await readBackupStatus(dataDir).catch(() => ({}))), ...news }
  const file = fileIn(dataDir)
  await writeFile(`${file}.new`, JSON.stringify(status), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
