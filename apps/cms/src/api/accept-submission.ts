import type { Payload } from 'payload'
import { acceptEnquiry } from '../enquiries/acceptance/accept-enquiry.ts'
import type { MatchedCall } from '../platform/http/match-call.ts'
import { acceptReport } from '../publishing/not-found-log/accept-report.ts'

/** Answers a POST of the contract. */
export function acceptSubmission(payload: Payload, match: MatchedCall, request: Request): Promise<Response> {
  return match.name === 'reportNotFound' ? acceptReport(payload, request) : acceptEnquiry(payload, match, request)
}
