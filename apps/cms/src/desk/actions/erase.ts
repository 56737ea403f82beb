import { z } from 'zod'
import { countOf, eraseAddress, normalise } from '../../enquiries/erasure/erase.ts'
import { answer, deskEndpoint, readBody } from '../endpoint.ts'
import { askSpool } from './spool.ts'

const shape = z.object({ email: z.string().trim().min(3).max(200), erase: z.boolean() })

/**
 * Says how much there is of an e-mail address, or with `erase` erases it: enquiries, mails, history, files, and what still waits at the
 * site. The address is in the body, because addresses of pages are written into logs.
 */
export const eraseEndpoint = deskEndpoint('post', '/erase', async (req) => {
  const { email, erase } = await readBody(req, shape)
  if (!erase) return answer(await countOf(req.payload, email))
  const waiting = await askSpool('POST', '/erase', { email: normalise(email) })
  const erased = await eraseAddress(req.payload, email)
  req.payload.logger.info(`Erased ${erased} enquiries of one address, by account ${req.user?.id}.`)
  return answer({ enquiries: erased, spool: waiting === null ? 'unknown' : 'asked' })
})
