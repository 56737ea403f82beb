import { createLocalStore } from '../../content/media/local-store.ts'
import type { S3Settings } from '../../content/media/s3-config.ts'
import { createS3Store } from '../../content/media/s3-store.ts'
import type { Environment } from '../../platform/environment.ts'
import { uploadFolders } from '../contents/hold-contents.ts'
import { copyUploads, type MovedFolder } from './copy-uploads.ts'

const USAGE = 'Say where to: npm run move-uploads -- --to bucket, or --to folder.'

export type UploadMove = { from: string; to: string; folders: MovedFolder[] }

/**
 * Copies all uploads and files of enquiries from DATA_DIR into the bucket of S3_BUCKET, or from there into DATA_DIR. Where they were they stay.
 * @param target `bucket` or `folder`
 * @param isTrial reads and compares, and writes nothing
 * @throws a sentence where it cannot be done, or not to the end; it can be begun again
 */
export async function moveUploads(
  settings: S3Settings & Pick<Environment, 'DATA_DIR' | 'S3_BUCKET'>,
  target: string | undefined,
  isTrial: boolean,
): Promise<UploadMove> {
  if (target !== 'bucket' && target !== 'folder') throw new Error(USAGE)
  const { DATA_DIR, S3_BUCKET } = settings
  if (S3_BUCKET === undefined)
    throw new Error(
      'S3_BUCKET is not set: set it with S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what else the bucket needs.',
    )
  const folder = { name: DATA_DIR, store: createLocalStore(DATA_DIR) }
  const bucket = { name: `s3://${S3_BUCKET}`, store: createS3Store(settings, S3_BUCKET) }
  const [from, to] = target === 'bucket' ? [folder, bucket] : [bucket, folder]
  const folders: MovedFolder[] = []
  for (const name of uploadFolders) folders.push(await copyUploads(from.store, to.store, name, isTrial))
  if (folders.every(({ files }) => files === 0)) throw new Error(`There are no uploads in ${from.name}.`)
  return { from: from.name, to: to.name, folders }
}
