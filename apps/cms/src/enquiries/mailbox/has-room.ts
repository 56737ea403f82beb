import { statfs } from 'node:fs/promises'
import type { Environment } from '../../platform/environment.ts'

const BYTES_PER_MB = 1_000_000

/** Whether files of mails may be written: strangers must not fill the disk. Those of a bucket are not on it. */
export async function hasRoomForFiles({
  DATA_DIR,
  MIN_FREE_DISK_MB,
  S3_BUCKET,
}: Pick<Environment, 'DATA_DIR' | 'MIN_FREE_DISK_MB' | 'S3_BUCKET'>): Promise<boolean> {
  if (S3_BUCKET) return true
  const { bavail, bsize } = await statfs(DATA_DIR)
  return bavail * bsize >= MIN_FREE_DISK_MB * BYTES_PER_MB
}
