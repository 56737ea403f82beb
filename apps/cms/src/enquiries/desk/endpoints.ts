import { answerEndpoint } from './actions/answer.ts'
import { eraseEndpoint } from './actions/erase.ts'
import { fileEndpoint } from './actions/file.ts'
import { noteEndpoint } from './actions/note.ts'
import { retryMessagesEndpoint } from './actions/retry-messages.ts'
import { dropUndeliveredEndpoint, retryUndeliveredEndpoint } from './actions/undelivered.ts'
import { exportEndpoint } from './export/export.ts'

/** What the desk can do besides Payload's own reading and changing of enquiries; below `/cms-api/enquiries`. */
export const deskEndpoints = [
  exportEndpoint,
  eraseEndpoint,
  retryMessagesEndpoint,
  retryUndeliveredEndpoint,
  dropUndeliveredEndpoint,
  noteEndpoint,
  answerEndpoint,
  fileEndpoint,
]
