import { del, get, set } from 'idb-keyval'

/** Files are too large for local storage: they are kept in the browser's database. */

/** The files of the order's draft: they survive a closed dialog and a reload. */
export const ORDER_DRAFT_KEY = 'order-files'

export const outboxFilesKey = (id: string) => `enquiry-files-${id}`

/** @throws where they cannot be stored */
export async function saveFiles(key: string, files: readonly File[]) {
  await (files.length > 0 ? set(key, files) : del(key))
}

/** The stored files; none where they are gone. @throws where the database cannot be read */
export async function readFiles(key: string): Promise<File[]> {
  const stored: unknown = await get(key)
  return Array.isArray(stored) ? stored.filter((it) => it instanceof File) : []
}

export async function deleteFiles(key: string) {
  await del(key).catch(() => undefined)
}
