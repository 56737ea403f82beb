import { missReport } from '@vitrine/contract/shapes/misses'
import type { Payload } from 'payload'
import { check } from '../api/check-input.ts'
import { readSubmission } from '../enquiries/read-submission.ts'
import { keepMisses } from './keep-misses.ts'

/** `POST /reports/misses/`: the site tells what was not found since it told last. */
export async function acceptReport(payload: Payload, request: Request): Promise<Response> {
  const { json } = await readSubmission(request, false)
  const kept = await keepMisses(payload, check(missReport, json))
  return Response.json({ kept }, { headers: { 'cache-control': 'no-store' } })
}
