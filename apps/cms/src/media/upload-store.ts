import { settings } from '../settings.ts'
import { createLocalStore } from './local-store.ts'
import { createS3Store } from './s3-store.ts'

/** `media` holds pictures in all their sizes, `files` what is downloaded or played as it is. */
export type UploadFolder = 'media' | 'files'

/** Both ends counted, as in HTTP; without `end` to the last byte. */
export type ByteRange = { start: number; end?: number }

export type OpenUpload = { body: ReadableStream<Uint8Array>; size: number; range: Required<ByteRange> | null }

/** Where uploads lie. Payload writes them by itself; this reads them for visitors and writes those of the seed. */
export type UploadStore = {
  put(folder: UploadFolder, name: string, sourcePath: string): Promise<void>
  /** Null where there is no such upload. A range that begins behind the end is none. */
  open(folder: UploadFolder, name: string, range?: ByteRange): Promise<OpenUpload | null>
}

export function createUploadStore(): UploadStore {
  return settings.S3_BUCKET ? createS3Store(settings, settings.S3_BUCKET) : createLocalStore(settings.DATA_DIR)
}
