import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import { statisticsBatch } from '@vitrine/contract/statistics-api'
import { isSameSecret } from '@vitrine/platform/is-same-secret'
import type { Payload } from 'payload'
import type { Environment } from '../platform/environment.ts'
import { readBytes } from '../platform/http/read-bytes.ts'
import { recordBatch } from './record-batch.ts'

const MAX_BATCH_BYTES = 4 * 1024 * 1024

/** `POST /cms-statistics`: a batch of counts of a site, which knows the secret that both share. */
export async function acceptStatistics(
  payload: Payload,
  { INTERNAL_SECRET }: Pick<Environment, 'INTERNAL_SECRET'>,
  request: Request,
): Promise<Response> {
  if (!isSameSecret(request.headers.get(SECRET_HEADER), INTERNAL_SECRET)) return answer(404, 'not found')
  const batch = statisticsBatch.safeParse(await readJson(request))
  if (!batch.success) return answer(400, 'no batch of statistics')
  const isNew = await recordBatch(payload, batch.data)
  return answer(200, isNew ? 'added' : 'known')
}

const answer = (status: number, detail: string) =>
  Response.json({ detail }, { status, headers: { 'cache-control': 'private, no-store' } })

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await readBytes(request, MAX_BATCH_BYTES)).toString())
  } catch {
    return null
  }
}
