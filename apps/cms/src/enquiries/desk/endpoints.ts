import { answerEndpoint } from './actions/answer.ts'
import { eraseEndpoint } from './actions/erase.ts'
import { fileEndpoint } from './actions/file.ts'
import { noteEndpoint } from './actions/note.ts'
import { retryMessagesEndpoint } from './actions/retry-messages.ts'
import { dropUndeliveredEndpoint, retryUndeliveredEndpoint } from './actions/undelivered.ts'
import { exportEndpoint } from './export/export.ts'

/** The endpoints of the desk below `/cms-api/enquiries`, besides Payload's own. */
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
