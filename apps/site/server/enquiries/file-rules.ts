import { type EnquiryFileType, serviceFileTypeOf } from '@vitrine/contract/service-files'
import { MAX_FILE_BYTES, MAX_FILES, MAX_SERVICE_FILES_BYTES } from '@vitrine/contract/submission-limits'
import { checkFile, type FileProblem } from '../../shared/enquiries/order-files.ts'

const MB = 1024 * 1024

/** In bytes: a message of 10,000 characters and a full basket fit twice. */
export const MAX_BODY_BYTES = 256 * 1024

/** What files a form takes, in bytes. */
export type FileRules = {
  maxFileBytes: number
  /** What is too large is still read to its end, so that its sender gets the response, up to here. */
  maxReadBytes: number
  /** Of one request no more is stored, fields included. */
  maxStoredBytes: number
  /** @param head the first `HEAD_BYTES` */
  check: (name: string, size: number, head: Uint8Array) => { type: EnquiryFileType } | { problem: FileProblem }
}

const MAX_READ_BYTES = (MAX_FILES + 1) * MAX_FILE_BYTES + MAX_BODY_BYTES

/** Of orders, and of what buyers add. */
export const orderFileRules: FileRules = {
  maxFileBytes: MAX_FILE_BYTES,
  maxReadBytes: MAX_READ_BYTES,
  maxStoredBytes: MAX_READ_BYTES,
  check: checkFile,
}

/** Of service requests: a film may be as large as all files together. A phone soon makes one of several hundred MB, and its sender is to read why it is too large. */
export const serviceFileRules: FileRules = {
  // One more, so that the file itself is found too large for all of them.
  maxFileBytes: MAX_SERVICE_FILES_BYTES + 1,
  maxReadBytes: 1024 * MB,
  maxStoredBytes: MAX_SERVICE_FILES_BYTES + MAX_BODY_BYTES,
  check: checkServiceFile,
}

/** By its content alone: phones give films and pictures all kinds of names. */
function checkServiceFile(name: string, size: number, head: Uint8Array): ReturnType<FileRules['check']> {
  if (size > MAX_SERVICE_FILES_BYTES) return { problem: { reason: 'tooLarge', name } }
  const type = serviceFileTypeOf(head)
  return type ? { type } : { problem: { reason: 'wrongKind', name } }
}
