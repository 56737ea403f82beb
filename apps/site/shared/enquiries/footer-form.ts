import * as z from 'zod/mini'
import { email, line, message, numericPhone } from './field-rules.ts'

/** The form at the foot of pages (R5.2, R5.3). */
export const footerForm = z.object({
  full_name: line,
  phone: numericPhone,
  email,
  contact_message: message,
})
