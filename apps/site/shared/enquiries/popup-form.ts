import * as z from 'zod/mini'
import { anyPhone, email, line, message } from './field-rules.ts'

/** The contact popup: everything is required, the phone as people write it (R5.7, R5.8). */
export const popupForm = z.object({
  full_name: line,
  phone: anyPhone,
  email,
  company_name: line,
  country: line,
  message,
})
