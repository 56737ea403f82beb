import { z } from 'zod'

/** In DATA_DIR: what the program that makes back-ups tells the site, which has the metrics. */
export const BACKUP_STATUS_FILE = 'backup-status.json'

/** Times are ISO 8601. A failure is older than the last success, or the latest news. */
export const backupStatusShape = z.object({
  succeededAt: z.iso.datetime().optional(),
  name: z.string().optional(),
  bytes: z.number().optional(),
  failedAt: z.iso.datetime().optional(),
  error: z.string().optional(),
})

export type BackupStatus = z.infer<typeof backupStatusShape>
