import { notFoundReport } from '@vitrine/contract/shapes/not-found-report'
import type { Payload } from 'payload'
import { check } from '../../platform/http/check-input.ts'
import { readRequestBody } from '../../platform/http/read-request-body.ts'
import { recordReport } from './record-report.ts'

/** `POST /reports/not-found/`: what visitors of the site did not find since its last report. */
export async function acceptReport(payload: Payload, request: Request): Promise<Response> {
  const { json } = await readRequestBody(request, false)
  const kept = await recordReport(payload, check(notFoundReport, json))
  return Response.json({ kept }, { headers: { 'cache-control': 'no-store' } })
}
