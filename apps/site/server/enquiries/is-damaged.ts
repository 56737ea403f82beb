/** SQLite's codes for a file that is damaged and for one that is no database (https://sqlite.org/rescode.html). */
const damaged = new Set([11, 26])

/** Whether SQLite has thrown this because of what stands in its file. */
export function isDamaged(error: unknown): boolean {
  return damaged.has((error as { errcode?: number }).errcode ?? 0)
}
