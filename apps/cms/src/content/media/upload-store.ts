/** `media` holds pictures in all their sizes, `files` what is downloaded or played as it is. Both are public. */
export type PublicFolder = 'media' | 'files'
/**
 * `enquiry-files` holds what visitors sent with an order; only the desk serves it. `documents` holds the versions of documents, which are served to
 * those who may have them.
 */
export type UploadFolder = PublicFolder | 'enquiry-files' | 'documents'

/** Both ends inclusive, as in HTTP; without `end` to the last byte. */
export type ByteRange = { start: number; end?: number }

export type OpenUpload = { body: ReadableStream<Uint8Array>; size: number; range: Required<ByteRange> | null }

export type StoredUpload = { name: string; size: number }

/** As what a browser is to save an upload. */
export type DownloadAs = { fileName: string; type: string }

/** Where uploads are kept. Payload writes its own; this reads them for visitors and writes those of the seed and of orders. */
export type UploadStore = {
  put(folder: UploadFolder, name: string, sourcePath: string): Promise<void>
  /** Returns when the bytes are on the disk, wholly or not at all. */
  write(folder: UploadFolder, name: string, bytes: Uint8Array): Promise<void>
  /** Removing what does not exist is no error. */
  remove(folder: UploadFolder, name: string): Promise<void>
  /** Null where there is no such upload. A range that begins after the end is ignored. */
  open(folder: UploadFolder, name: string, range?: ByteRange): Promise<OpenUpload | null>
  /** All uploads of a folder, in no order. */
  list(folder: UploadFolder): AsyncIterable<StoredUpload>
  /** Stores a stream of any length, wholly or not at all. */
  save(folder: UploadFolder, name: string, body: AsyncIterable<Uint8Array>): Promise<void>
  /** An address by which a browser gets the upload from the store itself, for some minutes; null where there is no such upload, or browsers do not reach the store. */
  linkTo(folder: UploadFolder, name: string, as: DownloadAs): Promise<string | null>
}
