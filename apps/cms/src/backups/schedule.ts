import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupStatus } from '@vitrine/contract/backup-status'
import type { Payload } from 'payload'
import { redactError } from '../platform/database/redact-error.ts'
import type { Environment } from '../platform/environment.ts'
import { readBackupStatus } from './backup-status.ts'
import { startBackupProgram } from './run-backup-program.ts'
import { createBackupStore } from './store/create-backup-store.ts'

const CHECK_EVERY_MS = 60_000
const DAY_MS = 24 * 60 * 60 * 1000
/** After a failure. */
const RETRY_AFTER_MS = 60 * 60 * 1000

/**
 * Makes a back-up each day at the time of the schedule, in UTC; one that was missed is made up for at the start.
 * @param isHolder whether this process does the background work of all on its database
 */
export function startBackupSchedule(payload: Payload, settings: Environment, isHolder: () => boolean): void {
  if (!settings.BACKUP_SCHEDULE) return
  const run = () =>
    void isBackupForUs(settings, isHolder(), Date.now()).then(
      (isForUs) => isForUs && startBackupProgram(),
      (error: unknown) =>
        payload.logger.error({ err: redactError(error), msg: 'Whether a back-up is due cannot be seen.' }),
    )
  run()
  setInterval(run, CHECK_EVERY_MS).unref()
}

/**
 * Whether a back-up is due, and for this process to make. Of several on one database each makes one whose folder has a spool, which nobody else
 * can read; of the others one does, unless the one before it has made it in a place that both have.
 */
export async function isBackupForUs(settings: Environment, isHolder: boolean, now: number): Promise<boolean> {
  const { BACKUP_SCHEDULE = '', DATA_DIR } = settings
  const status = await readBackupStatus(DATA_DIR)
  if (!isBackupDue(BACKUP_SCHEDULE, status, now)) return false
  if (existsSync(join(DATA_DIR, 'spool.db'))) return true
  if (!isHolder) return false
  const [last] = await (await createBackupStore(settings)).list()
  return !last || isBackupDue(BACKUP_SCHEDULE, { ...status, succeededAt: last.madeAt.toISOString() }, now)
}

/** Whether the last success is older than the last time that the schedule names, and the last failure some time ago. */
export function isBackupDue(schedule: string, { succeededAt, failedAt }: BackupStatus, now: number): boolean {
  const [hours = 0, minutes = 0] = schedule.split(':').map(Number)
  const today = new Date(now).setUTCHours(hours, minutes, 0, 0)
  const planned = today > now ? today - DAY_MS : today
  if (succeededAt && Date.parse(succeededAt) >= planned) return false
  return !failedAt || now - Date.parse(failedAt) >= RETRY_AFTER_MS
}
