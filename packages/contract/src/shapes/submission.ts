import { z } from 'zod'
import {
  LONGEST_ADDRESS,
  LONGEST_LINE,
  LONGEST_MESSAGE,
  MOST_CART_LINES,
  MOST_OF_A_MACHINE,
} from '../submission-bounds.ts'
import { languageCode } from './text.ts'

const line = z.string().trim().min(1).max(LONGEST_LINE)
const message = z.string().trim().min(1).max(LONGEST_MESSAGE)

export const cartLine = z.object({
  id: z.string().max(LONGEST_LINE),
  name: z.string().max(LONGEST_LINE),
  model: z.string().max(LONGEST_LINE),
  slug: z.string().max(LONGEST_LINE),
  image: z.string().max(LONGEST_ADDRESS).nullable(),
  cnt: z.number().int().min(1).max(MOST_OF_A_MACHINE),
})

const sender = {
  full_name: line,
  phone: line,
  email: z.email().max(LONGEST_LINE),
  language: languageCode,
  action_location: z.string().max(LONGEST_ADDRESS).describe('the page that it was sent from'),
}

export const orderRequest = z.strictObject({
  ...sender,
  company_name: line,
  country: line,
  message,
  cart: z.array(cartLine).max(MOST_CART_LINES),
})

/** `message` comes from the popup, `contact_message` from the footer form (SPEC.md section 3); exactly one of them. */
export const contactMe = z
  .strictObject({
    ...sender,
    company_name: z.string().trim().max(LONGEST_LINE).optional(),
    country: z.string().trim().max(LONGEST_LINE).optional(),
    message: message.optional(),
    contact_message: message.optional(),
  })
  .refine((it) => (it.message === undefined) !== (it.contact_message === undefined), {
    path: ['message'],
    error: 'give either message or contact_message',
  })

export const accepted = z.object({ id: z.string() })

export type CartLine = z.infer<typeof cartLine>
export type OrderRequest = z.infer<typeof orderRequest>
export type ContactMe = z.infer<typeof contactMe>
