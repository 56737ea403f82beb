import { spoolErased, spoolErasure } from '@vitrine/contract/spool-api'
import { z } from 'zod'
import { countForEmail, eraseByEmail, normaliseEmail } from '../../erasure/erase.ts'
import { deskEndpoint, jsonResponse, readBody } from '../desk-endpoint.ts'
import { callSpool } from '../spool-client.ts'

const shape = z.object({ email: z.string().trim().min(3).max(200), erase: z.boolean() })

/**
 * Counts what there is of an e-mail address, or with `erase` erases it: enquiries, mails, timeline, files, and what the site has not
 * delivered yet. The address is in the body, because addresses of pages are written into logs.
 */
export const eraseEndpoint = deskEndpoint('post', '/erase', async (req) => {
  const { email, erase } = await readBody(req, shape)
  if (!erase) return jsonResponse(await countForEmail(req.payload, email))
  const isSpoolErased = await eraseInSpool(email)
  const erased = await eraseByEmail(req.payload, email)
  req.payload.logger.info(`Account ${req.user?.id} erased ${erased} enquiries of one e-mail address.`)
  return jsonResponse({ enquiries: erased, spool: isSpoolErased ? 'erased' : 'unknown' })
})

/** False where the site cannot be asked. */
async function eraseInSpool(email: string): Promise<boolean> {
  const response = await callSpool('POST', '/erase', spoolErasure.parse({ email: normaliseEmail(email) }))
  return response?.ok === true && spoolErased.safeParse(await response.json().catch(() => null)).success
}
