import { z } from 'zod'
import { countForEmail, eraseByEmail, normaliseEmail } from '../../erasure/erase.ts'
import { jsonResponse, deskEndpoint, readBody } from '../desk-endpoint.ts'
import { callSpoolApi } from './undelivered.ts'

const shape = z.object({ email: z.string().trim().min(3).max(200), erase: z.boolean() })

/**
 * Says how much there is of an e-mail address, or with `erase` erases it: enquiries, mails, history, files, and what still waits at the
 * site. The address is in the body, because addresses of pages are written into logs.
 */
export const eraseEndpoint = deskEndpoint('post', '/erase', async (req) => {
  const { email, erase } = await readBody(req, shape)
  if (!erase) return jsonResponse(await countForEmail(req.payload, email))
  const waiting = await callSpoolApi('POST', '/erase', { email: normaliseEmail(email) })
  const erased = await eraseByEmail(req.payload, email)
  req.payload.logger.info(`Erased ${erased} enquiries of one address, by account ${req.user?.id}.`)
  return jsonResponse({ enquiries: erased, spool: waiting === null ? 'unknown' : 'asked' })
})
