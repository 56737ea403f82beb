import { z } from 'zod'
import { MAX_FILES, MAX_MESSAGE_LENGTH } from '../submission-limits.ts'
import { orderFile } from './submission.ts'
import { languageCode } from './text.ts'

/** The private link's end: the id of an enquiry and its signature, base64url. */
export const buyerToken = z.string().regex(/^[\w-]{64}$/)

/** An answer of the company, or what the buyer added. Plain text; files by their names. */
const buyerPageEntry = z.object({
  kind: z.enum(['answer', 'message']).describe('answer: of the company; message: of the buyer'),
  at: z.iso.datetime(),
  subject: z.string(),
  text: z.string(),
  urgent: z.boolean(),
  files: z.array(z.string()),
})

/** An offer that was sent for an enquiry; no backend makes one yet. */
const buyerOffer = z.object({ number: z.string(), version: z.number().int(), sentAt: z.iso.datetime() })

/** What a buyer sees of an enquiry; nothing by which he could be reached. */
const buyerEnquiry = z.object({
  kind: z.literal('enquiry'),
  number: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(['received', 'in-progress', 'answered', 'closed']),
  urgent: z.boolean(),
  message: z.string(),
  products: z.array(z.object({ name: z.string(), model: z.string(), quantity: z.number().int() })),
  files: z.array(z.string()),
  entries: z.array(buyerPageEntry).describe('the oldest first'),
  offers: z.array(buyerOffer),
  erasure: z
    .object({ requestedAt: z.iso.datetime(), dueBy: z.iso.datetime() })
    .nullable()
    .describe('that the buyer has asked for his data to be erased, and until when that is decided'),
})

export const buyerPageRequest = z.strictObject({ token: buyerToken })
export const buyerPage = z.discriminatedUnion('kind', [buyerEnquiry, z.object({ kind: z.literal('erased') })])

/** What a buyer adds to an enquiry: a text, files, that it is urgent, or that his data is to be erased; one of them at least. */
export const buyerMessage = z
  .strictObject({
    token: buyerToken,
    language: languageCode,
    message: z
      .string()
      .trim()
      .regex(/^[\P{Cc}\n\r\t]*$/u, 'must not hold control characters')
      .max(MAX_MESSAGE_LENGTH)
      .optional(),
    urgent: z.boolean().optional(),
    erasure: z.boolean().optional(),
    files: z.array(orderFile).max(MAX_FILES).optional(),
  })
  .refine((it) => Boolean(it.message || it.urgent || it.erasure || it.files?.length), {
    path: ['message'],
    error: 'nothing is said',
  })

export type BuyerPage = z.infer<typeof buyerPage>
export type BuyerEnquiry = z.infer<typeof buyerEnquiry>
export type BuyerMessage = z.infer<typeof buyerMessage>
