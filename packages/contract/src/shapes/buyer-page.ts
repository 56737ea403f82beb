import { z } from 'zod'
import { MAX_FILES, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../submission-limits.ts'
import { productConditions, orderFile } from './submission.ts'
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

/** An offer that was sent for an enquiry; its file is asked for by its id. */
const buyerOffer = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.number().int(),
  sentAt: z.iso.datetime(),
  validUntil: z.iso.date().describe('the last day, in the time zone of the site'),
  note: z.string(),
  state: z.enum(['sent', 'change-wished', 'accepted', 'superseded', 'expired', 'withdrawn']),
  answeredAt: z.iso.datetime().nullable(),
  acceptedBy: z.string(),
  size: z.number().int().describe('of the file, in bytes'),
})

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
  service: z
    .object({ serial_number: z.string(), condition: z.enum(productConditions) })
    .nullish()
    .describe('of a service request, whose products are the machine: what its sender said'),
  entries: z.array(buyerPageEntry).describe('the oldest first'),
  offers: z.array(buyerOffer).describe('the newest first'),
  erasure: z
    .object({ requestedAt: z.iso.datetime(), dueBy: z.iso.datetime() })
    .nullable()
    .describe('that the buyer has asked for his data to be erased, and until when that is decided'),
})

export const buyerPageRequest = z.strictObject({ token: buyerToken })
export const buyerPage = z.discriminatedUnion('kind', [buyerEnquiry, z.object({ kind: z.literal('erased') })])

export const buyerOfferRequest = z.strictObject({ token: buyerToken, offer: z.uuid() })

/** What a buyer says to an offer: whoever accepts says his name, and whoever wishes a change says which. */
const offerAnswer = z.strictObject({
  id: z.uuid(),
  decision: z.enum(['accept', 'change']),
  name: z
    .string()
    .trim()
    .min(1)
    .max(MAX_LINE_LENGTH)
    .regex(/^\P{Cc}*$/u, 'must be one line, without control characters')
    .optional(),
})

/** What a buyer adds to an enquiry: an answer to an offer, a text, files, that it is urgent, or that his data is to be erased; one of them at least. */
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
    offer: offerAnswer.optional(),
    files: z.array(orderFile).max(MAX_FILES).optional(),
  })
  .refine((it) => Boolean(it.message || it.urgent || it.erasure || it.offer || it.files?.length), {
    path: ['message'],
    error: 'nothing is said',
  })
  .refine((it) => it.offer?.decision !== 'accept' || Boolean(it.offer.name), { path: ['offer'], error: 'has no name' })
  .refine((it) => it.offer?.decision !== 'change' || Boolean(it.message), {
    path: ['message'],
    error: 'says no change',
  })

export type BuyerPage = z.infer<typeof buyerPage>
export type BuyerEnquiry = z.infer<typeof buyerEnquiry>
export type BuyerMessage = z.infer<typeof buyerMessage>
