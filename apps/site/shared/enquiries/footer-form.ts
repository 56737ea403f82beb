import * as z from 'zod/mini'
import { email, line, message, numericPhone } from './field-rules.ts'

/** The form at the foot of pages (SPEC.md section 5). */
export const footerForm = z.object({
  full_name: line,
  phone: numericPhone,
  email,
  contact_message: message,
})
