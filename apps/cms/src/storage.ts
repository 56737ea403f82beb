import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Environment } from './environment.ts'

/** Uploads go to an object store when one is named, else they lie in DATA_DIR. */
export function storagePlugins(settings: Environment): Plugin[] {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings
  return [
    s3Storage({
      enabled: Boolean(S3_BUCKET),
      bucket: S3_BUCKET ?? '',
      collections: { media: { prefix: 'media' }, files: { prefix: 'files' } },
      config: {
        region: S3_REGION,
        endpoint: S3_ENDPOINT,
        forcePathStyle: Boolean(S3_ENDPOINT),
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      },
    }),
  ]
}
