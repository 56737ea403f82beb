import type { Payload } from 'payload'
import type { PublicFolder } from '../upload-store.ts'

/**
 * Where the content of a file that is not there any more is now.
 * @returns the name of a file of the same folder, of the same width and kind where it is a picture; null where the name was never one, or
 *   its upload is deleted
 */
export async function findReplacement(payload: Payload, folder: PublicFolder, name: string): Promise<string | null> {
  const { docs } = await payload.db.find<{ upload: number; size?: string | null }>({
    collection: 'replaced-files',
    where: { name: { equals: name }, folder: { equals: folder } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
  })
  const [replaced] = docs
  if (!replaced) return null
  const upload = await payload.db.findOne<{
    id: number
    filename?: string | null
    deletedAt?: string | null
    sizes?: Record<string, { filename?: string | null } | undefined> | null
  }>({ collection: folder, where: { id: { equals: replaced.upload } } })
  if (!upload?.filename || upload.deletedAt) return null
  return (replaced.size && upload.sizes?.[replaced.size]?.filename) || upload.filename
}
