import { z } from 'zod'
import { MAX_NOTE_LENGTH } from '../submission-limits.ts'
import { buyerToken } from './buyer-page.ts'
import { languageCode } from './text.ts'

/** An enquiry as the dealer sees it who was asked; `buyer` is null as long as he does not see by whom it is. */
const dealerEnquiry = z.object({
  kind: z.literal('enquiry'),
  number: z.string(),
  receivedAt: z.iso.datetime(),
  state: z.enum(['asked', 'interested', 'declined']),
  dueBy: z.iso.datetime().describe('until when an answer is asked for'),
  dealer: z.string(),
  country: z.string().nullable().describe('alpha-2'),
  language: languageCode.nullable().describe('of the buyer'),
  message: z.string(),
  products: z.array(z.object({ name: z.string(), model: z.string(), quantity: z.number().int() })),
  files: z.number().int().describe('how many came with it; they are sent by the company'),
  buyer: z.object({ name: z.string(), company: z.string(), email: z.string(), phone: z.string() }).nullable(),
})

export const dealerPageRequest = z.strictObject({ token: buyerToken })
export const dealerPage = z.discriminatedUnion('kind', [
  dealerEnquiry,
  z.object({ kind: z.literal('over') }).describe('taken back, or too long ago'),
])

/** Whether a dealer is interested in an enquiry. */
export const dealerAnswer = z.strictObject({
  token: buyerToken,
  language: languageCode,
  answer: z.enum(['interested', 'declined']),
  message: z
    .string()
    .trim()
    .regex(/^[\P{Cc}\n\r\t]*$/u, 'must not hold control characters')
    .max(MAX_NOTE_LENGTH)
    .optional(),
})

export type DealerPage = z.infer<typeof dealerPage>
export type DealerEnquiry = z.infer<typeof dealerEnquiry>
export type DealerAnswer = z.infer<typeof dealerAnswer>
