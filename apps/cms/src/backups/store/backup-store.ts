import type { Readable } from 'node:stream'

export type StoredBackup = { name: string; size: number; madeAt: Date }

/** Where back-ups are kept: a folder or a bucket. */
export type BackupStore = {
  /** The newest first. */
  list(): Promise<StoredBackup[]>
  /** Keeps an archive under a name: whole, or not at all. */
  write(name: string, archive: Readable): Promise<void>
  /** Null where there is none of this name. */
  open(name: string): Promise<{ body: Readable; size: number } | null>
  remove(name: string): Promise<void>
}

const pattern = /^vitrine-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.zst$/

/** The name of the archive that has the state of this moment. */
export const nameOf = (madeAt: Date) => `vitrine-${madeAt.toISOString().replace(/[:.]/g, '-')}.tar.zst`

/** The moment that the name of an archive says; null where it is none of ours. */
export function momentOf(name: string): Date | null {
  const [, day, ...time] = pattern.exec(name) ?? []
  return day ? new Date(`${day}T${time.slice(0, 3).join(':')}.${time[3]}Z`) : null
}

/** Those of the files that are back-ups, the newest first. */
export function toBackups(files: readonly { name: string; size: number }[]): StoredBackup[] {
  return files
    .flatMap((file) => {
      const madeAt = momentOf(file.name)
      return madeAt ? [{ ...file, madeAt }] : []
    })
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}
