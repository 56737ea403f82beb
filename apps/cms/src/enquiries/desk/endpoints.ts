import { answerEndpoint } from './actions/answer.ts'
import { eraseEndpoint } from './actions/erase.ts'
import { fileEndpoint, receivedFileEndpoint, sentFileEndpoint } from './actions/file.ts'
import { addDraftFileEndpoint, keepDraftEndpoint, removeDraftFileEndpoint } from '../drafts/draft-endpoints.ts'
import { noteEndpoint } from './actions/note.ts'
import { retryMessagesEndpoint } from './actions/retry-messages.ts'
import { dropUndeliveredEndpoint, retryUndeliveredEndpoint } from './actions/undelivered.ts'
import { buyerFileEndpoint, buyerSeenEndpoint, erasureRequestEndpoint } from './buyer/buyer-endpoints.ts'
import { askDealerEndpoint, withdrawDealerEndpoint } from './dealer/dealer-endpoints.ts'
import {
  addOfferEndpoint,
  offerFileEndpoint,
  sendOfferEndpoint,
  withdrawOfferEndpoint,
} from './offers/offer-endpoints.ts'
import { exportEndpoint } from './export/export.ts'
import { reportEndpoint } from './reports/report-endpoint.ts'

/** The endpoints of the desk below `/cms-api/enquiries`, besides Payload's own. */
export const deskEndpoints = [
  exportEndpoint,
  reportEndpoint,
  eraseEndpoint,
  retryMessagesEndpoint,
  retryUndeliveredEndpoint,
  dropUndeliveredEndpoint,
  noteEndpoint,
  answerEndpoint,
  fileEndpoint,
  receivedFileEndpoint,
  sentFileEndpoint,
  keepDraftEndpoint,
  addDraftFileEndpoint,
  removeDraftFileEndpoint,
  buyerFileEndpoint,
  buyerSeenEndpoint,
  erasureRequestEndpoint,
  askDealerEndpoint,
  withdrawDealerEndpoint,
  addOfferEndpoint,
  sendOfferEndpoint,
  withdrawOfferEndpoint,
  offerFileEndpoint,
]
