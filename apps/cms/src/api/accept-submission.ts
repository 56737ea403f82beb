import type { Payload } from 'payload'
import { acceptEnquiry } from '../enquiries/accept-enquiry.ts'
import { acceptReport } from '../misses/accept-report.ts'
import type { Match } from './match-call.ts'

/** Answers a POST of the contract. */
export function acceptSubmission(payload: Payload, match: Match, request: Request): Promise<Response> {
  return match.name === 'reportMisses' ? acceptReport(payload, request) : acceptEnquiry(payload, match, request)
}
