import { settings } from '../../platform/settings.ts'
import { createLocalStore } from './local-store.ts'
import { createS3Store } from './s3-store.ts'
import type { UploadStore } from './upload-store.ts'

/** The object store where one is configured, else DATA_DIR. */
export function createUploadStore(): UploadStore {
  return settings.S3_BUCKET ? createS3Store(settings, settings.S3_BUCKET) : createLocalStore(settings.DATA_DIR)
}
