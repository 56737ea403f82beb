import { settings } from '../../platform/settings.ts'
import { createLocalStore } from './local-store.ts'
import { createS3Store } from './s3-store.ts'

/** `media` holds pictures in all their sizes, `files` what is downloaded or played as it is. Both are public. */
export type PublicFolder = 'media' | 'files'
/** `enquiry-files` holds what visitors sent with an order; src/desk gives it to operators alone. */
export type UploadFolder = PublicFolder | 'enquiry-files'

/** Both ends counted, as in HTTP; without `end` to the last byte. */
export type ByteRange = { start: number; end?: number }

export type OpenUpload = { body: ReadableStream<Uint8Array>; size: number; range: Required<ByteRange> | null }

/** Where uploads lie. Payload writes them by itself; this reads them for visitors and writes those of the seed. */
export type UploadStore = {
  put(folder: UploadFolder, name: string, sourcePath: string): Promise<void>
  /** Returns when the bytes are on the disk, wholly or not at all. */
  write(folder: UploadFolder, name: string, bytes: Uint8Array): Promise<void>
  /** Removing what is not there is no mistake. */
  remove(folder: UploadFolder, name: string): Promise<void>
  /** Null where there is no such upload. A range that begins behind the end is none. */
  open(folder: UploadFolder, name: string, range?: ByteRange): Promise<OpenUpload | null>
}

export function createUploadStore(): UploadStore {
  return settings.S3_BUCKET ? createS3Store(settings, settings.S3_BUCKET) : createLocalStore(settings.DATA_DIR)
}
