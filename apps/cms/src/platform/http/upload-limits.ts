/** Of one file: a film of some minutes. */
export const MAX_FILE_BYTES = 200_000_000
/** Of a request with a file and the fields of its document. */
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + 1_000_000
