import { z } from 'zod'

/**
 * What the back office asks the site's spool on loopback, under `/internal/spool`, with the secret that both programs share in the
 * header `SECRET_HEADER`. It is no part of the content API.
 */
export const SPOOL_PATH = '/internal/spool'
export const SECRET_HEADER = 'x-vitrine-secret'
/** What the site tells the back office with an enquiry that looks like spam, with the secret: its signs, separated by commas. */
export const SPAM_SIGNS_HEADER = 'x-vitrine-spam-signs'

/** Where an enquiry came from, with the secret: `page`, `referrer`, `source`, `medium` and `campaign`, as in a query. */
export const CAME_FROM_HEADER = 'x-vitrine-came-from'

/** An enquiry that has not wholly reached the content API. Times are ISO 8601. */
export const undeliveredEnquiry = z.object({
  id: z.string(),
  kind: z.enum(['order', 'contact', 'service', 'buyer-message', 'dealer-answer']),
  state: z
    .enum(['waiting', 'refused', 'files-left'])
    .describe('refused: the content API will not take it; files-left: it took the text and not the files'),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.string(),
  files: z.number().int(),
  receivedAt: z.string(),
  attempts: z.number().int(),
  nextAt: z.string().nullable(),
  lastError: z.string().nullable(),
})

/** `GET /internal/spool`: `refused` counts what waits for a person. */
export const spoolState = z.object({
  waiting: z.number().int(),
  refused: z.number().int(),
  oldestMs: z.number().describe('how long the oldest has waited'),
  undelivered: z.array(undeliveredEnquiry),
})

/** `POST /internal/spool/erase` and its answer: the ids of what was erased, some of which may be on their way to the back office. */
export const spoolErasure = z.object({ email: z.string().min(1) })
export const spoolErased = z.object({ erased: z.number().int(), ids: z.array(z.string()) })

export type UndeliveredEnquiry = z.infer<typeof undeliveredEnquiry>
export type SpoolState = z.infer<typeof spoolState>
export type SpoolErased = z.infer<typeof spoolErased>
