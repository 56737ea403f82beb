import { MAX_FILES } from '@vitrine/contract/submission-limits'

/** Files of an answer. Mail servers take some 25 MB, and a mail is a third larger than its files. */
export const MAX_FILES_OF_AN_ANSWER = MAX_FILES
export const MAX_BYTES_OF_AN_ANSWER = 15 * 1024 * 1024
