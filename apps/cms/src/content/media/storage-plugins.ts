import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Environment } from '../../platform/environment.ts'
import { toS3Config } from './s3-store.ts'

/** Uploads go to an object store when one is named, else they lie in DATA_DIR. */
export function storagePlugins(settings: Environment): Plugin[] {
  return [
    s3Storage({
      enabled: settings.S3_BUCKET !== undefined,
      // The tables are the same either way, so that the migrations are.
      alwaysInsertFields: true,
      bucket: settings.S3_BUCKET ?? '',
      collections: { media: { prefix: 'media' }, files: { prefix: 'files' } },
      config: toS3Config(settings),
    }),
  ]
}
