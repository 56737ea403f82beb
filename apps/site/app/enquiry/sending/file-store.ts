import { del, get, set } from 'idb-keyval'

/** Files are too large for the storage that forms and enquiries are kept in: they are kept in the browser's database. */

/** The files that were chosen for the order, over a closed dialog and a reload. */
export const ORDER_DRAFT_KEY = 'order-files'

export const outboxFilesKey = (id: string) => `enquiry-files-${id}`

/** @throws where this browser keeps nothing */
export async function saveFiles(key: string, files: readonly File[]) {
  await (files.length > 0 ? set(key, files) : del(key))
}

/** What was kept; nothing where it is gone. @throws where the database is out of reach */
export async function readFiles(key: string): Promise<File[]> {
  const kept: unknown = await get(key)
  return Array.isArray(kept) ? kept.filter((it) => it instanceof File) : []
}

export async function deleteFiles(key: string) {
  await del(key).catch(() => undefined)
}
