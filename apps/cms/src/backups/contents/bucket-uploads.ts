import type { UploadFolder, UploadStore } from '../../content/media/upload-store.ts'
import type { ArchiveEntry } from '../archive/write-archive.ts'

/**
 * The uploads of a bucket, for an archive. They are read after the database: what it names was there before. What is deleted meanwhile is
 * left out.
 */
export async function* readBucketUploads(
  store: UploadStore,
  folders: readonly UploadFolder[],
): AsyncGenerator<ArchiveEntry> {
  for (const folder of folders) {
    for await (const { name } of store.list(folder)) {
      const upload = await store.open(folder, name)
      if (upload) yield { name: `${folder}/${name}`, size: upload.size, body: upload.body }
    }
  }
}
