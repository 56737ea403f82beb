import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import type { Environment } from '../../platform/environment.ts'
import { toS3Config } from './s3-config.ts'

/** Uploads go to an object store where one is configured, else into DATA_DIR. */
export function storagePlugins(settings: Environment): Plugin[] {
  return [
    s3Storage({
      enabled: settings.S3_BUCKET !== undefined,
      // Makes the tables, and so the migrations, the same either way.
      alwaysInsertFields: true,
      bucket: settings.S3_BUCKET ?? '',
      collections: {
        media: { prefix: 'media' },
        files: { prefix: 'files' },
        'document-versions': { prefix: 'documents' },
      },
      config: toS3Config(settings),
    }),
  ]
}
