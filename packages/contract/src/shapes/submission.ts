import { z } from 'zod'
import { fileTypes } from '../order-files.ts'
import { enquiryFileTypes, serviceFileTypes } from '../service-files.ts'
import {
  MAX_FILE_BYTES,
  MAX_URL_LENGTH,
  MAX_LINE_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_BASKET_LINES,
  MAX_FILES,
  MAX_QUANTITY,
  MAX_SERIAL_LENGTH,
  MAX_SERVICE_FILES_BYTES,
} from '../submission-limits.ts'
import { languageCode, slug } from './text.ts'

/** No line ends, nulls and the like where one line is meant: what is written here comes into mail headers and file names. */
const words = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, 'must be one line, without control characters')
const line = words.min(1).max(MAX_LINE_LENGTH)
const message = z
  .string()
  .trim()
  .regex(/^[\P{Cc}\n\r\t]*$/u, 'must not hold control characters')
  .min(1)
  .max(MAX_MESSAGE_LENGTH)

export const basketLine = z.object({
  id: words.max(MAX_LINE_LENGTH),
  name: words.max(MAX_LINE_LENGTH),
  model: words.max(MAX_LINE_LENGTH),
  slug: words.max(MAX_LINE_LENGTH),
  image: words.max(MAX_URL_LENGTH).nullable(),
  cnt: z.number().int().min(1).max(MAX_QUANTITY),
})

/**
 * What suggests that a program sent an enquiry. It is flagged and never dropped; the site tells it to our own back office alone, and not
 * in the body (spool-api.ts).
 */
export const spamSign = z.enum(['honeypot', 'too-fast', 'links', 'no-proof'])

/** A drawing or photograph that an order carries; its bytes are a part `file` of the multipart body, in the same order. */
export const orderFile = z.strictObject({
  name: line,
  type: z.enum(fileTypes).describe('what its bytes are, whatever its name says'),
  size: z.number().int().min(1).max(MAX_FILE_BYTES).describe('in bytes'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** A photograph or film that a service request carries, as an order carries its files. */
export const serviceFile = orderFile.extend({
  type: z.enum(serviceFileTypes).describe('what its bytes are, whatever its name says'),
  size: z.number().int().min(1).max(MAX_SERVICE_FILES_BYTES).describe('in bytes'),
})

/** A file of any enquiry, as it is kept. */
export const enquiryFile = serviceFile.extend({ type: z.enum(enquiryFileTypes) })

const sender = {
  full_name: line,
  phone: line,
  email: z.email().max(MAX_LINE_LENGTH),
  language: languageCode,
  action_location: words.max(MAX_URL_LENGTH).describe('the page that it was sent from'),
}

export const orderRequest = z.strictObject({
  ...sender,
  company_name: line,
  country: line,
  message,
  cart: z.array(basketLine).max(MAX_BASKET_LINES),
  files: z.array(orderFile).max(MAX_FILES).optional(),
})

/** `message` comes from the popup, `contact_message` from the footer form (R3.17); exactly one of them. */
export const contactMe = z
  .strictObject({
    ...sender,
    company_name: words.max(MAX_LINE_LENGTH).optional(),
    country: words.max(MAX_LINE_LENGTH).optional(),
    message: message.optional(),
    contact_message: message.optional(),
  })
  .refine((it) => (it.message === undefined) !== (it.contact_message === undefined), {
    path: ['message'],
    error: 'give either message or contact_message',
  })

export const productConditions = ['stopped', 'faulty'] as const

/** What is wrong with a delivered machine. It is for the machine's words that the sender is answered: no serial number is looked up for him. */
export const serviceRequest = z.strictObject({
  ...sender,
  product_name: line.describe('what the sender calls it, or what the page of its serial number does'),
  product: slug.optional().describe('of the product, where the page of its serial number named one'),
  serial_number: words.min(1).max(MAX_SERIAL_LENGTH).optional(),
  condition: z.enum(productConditions).describe('stopped: it stands still; faulty: it runs, with a fault'),
  message,
  files: z
    .array(serviceFile)
    .max(MAX_FILES)
    .refine((files) => files.reduce((sum, { size }) => sum + size, 0) <= MAX_SERVICE_FILES_BYTES, {
      error: 'are too large together',
    })
    .optional(),
})

export const accepted = z.object({ id: z.string() })

export type SpamSign = z.infer<typeof spamSign>
export type OrderFile = z.infer<typeof orderFile>
export type EnquiryFile = z.infer<typeof enquiryFile>
export type ServiceRequest = z.infer<typeof serviceRequest>
export type ProductCondition = ServiceRequest['condition']
export type OrderedLine = z.infer<typeof basketLine>
export type OrderRequest = z.infer<typeof orderRequest>
export type ContactMe = z.infer<typeof contactMe>
