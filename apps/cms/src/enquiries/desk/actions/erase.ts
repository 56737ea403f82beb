import { spoolErased, spoolErasure } from '@vitrine/contract/spool-api'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { countForEmail, eraseByEmail, normaliseEmail } from '../../erasure/erase.ts'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { deskEndpoint, jsonResponse, readBody } from '../desk-endpoint.ts'
import { callSpools } from '../spool-client.ts'

const shape = z.object({ email: z.string().trim().min(3).max(200), erase: z.boolean() })

/**
 * Counts what there is of an e-mail address, or with `erase` erases it: enquiries, mails, timeline, files, and what the site has not
 * delivered yet; deleting is for admins. The address is in the body, because addresses of pages are written into logs.
 */
export const eraseEndpoint = deskEndpoint('post', '/erase', handleErase, ['admin'])

async function handleErase(req: PayloadRequest): Promise<Response> {
  const { email, erase } = await readBody(req, shape)
  if (!erase) return jsonResponse(await countForEmail(req.payload, email))
  return jsonResponse(await eraseAddress(req, email))
}

/** Erases everything of an address, in the back office and in the spools of all sites. */
export async function eraseAddress(req: PayloadRequest, email: string) {
  // Recorded first, without the address: also where there is nothing, or only half of it works.
  await recordAuditEvent(req, { kind: 'erase', entity: 'enquiries' })
  const { ids, isWhole } = await eraseInSpools(email)
  const erased = await eraseByEmail(req.payload, email, ids, req)
  req.payload.logger.info(`Account ${req.user?.id} erased ${erased} enquiries of one e-mail address.`)
  return { enquiries: erased, spool: isWhole ? ('erased' as const) : ('unknown' as const) }
}

/** Gives the ids of what was erased, and whether every site was asked. */
async function eraseInSpools(email: string): Promise<{ ids: string[]; isWhole: boolean }> {
  const responses = await callSpools('POST', '/erase', spoolErasure.parse({ email: normaliseEmail(email) }))
  const read = async (response: Response | null) =>
    response?.ok ? spoolErased.safeParse(await response.json().catch(() => null)).data : undefined
  const erased = await Promise.all(responses.map(read))
  return {
    ids: erased.flatMap((it) => it?.ids ?? []),
    isWhole: erased.length > 0 && !erased.includes(undefined),
  }
}
