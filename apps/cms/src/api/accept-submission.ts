import type { Payload } from 'payload'
import { acceptBuyerMessage } from '../enquiries/buyer/accept-buyer-message.ts'
import { answerBuyerPage } from '../enquiries/buyer/read-buyer-page.ts'
import { acceptDealerAnswer } from '../enquiries/dealers/accept-dealer-answer.ts'
import { answerDealerPage } from '../enquiries/dealers/read-dealer-page.ts'
import { answerOfferFile } from '../enquiries/offers/answer-offer-file.ts'
import { acceptEnquiry } from '../enquiries/acceptance/accept-enquiry.ts'
import type { MatchedCall } from '../platform/http/match-call.ts'
import { answerDocumentFile } from './product-documents/answer-document-file.ts'
import { answerSerialNumber } from './product-documents/answer-serial-number.ts'
import { acceptReport } from '../publishing/not-found-log/accept-report.ts'

/** Answers a POST of the contract. */
export function acceptSubmission(payload: Payload, match: MatchedCall, request: Request): Promise<Response> {
  switch (match.name) {
    case 'reportNotFound':
      return acceptReport(payload, request)
    case 'readBuyerPage':
      return answerBuyerPage(payload, request)
    case 'sendBuyerMessage':
      return acceptBuyerMessage(payload, match, request)
    case 'readBuyerOffer':
      return answerOfferFile(payload, request)
    case 'readDealerPage':
      return answerDealerPage(payload, request)
    case 'sendDealerAnswer':
      return acceptDealerAnswer(payload, match, request)
    case 'readSerialNumber':
      return answerSerialNumber(payload, request)
    case 'readDocumentFile':
      return answerDocumentFile(payload, request)
    default:
      return acceptEnquiry(payload, match, request)
  }
}
