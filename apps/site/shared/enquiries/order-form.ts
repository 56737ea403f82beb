import * as z from 'zod/mini'
import { email, line, message, numericPhone } from './field-rules.ts'

/** The basket's order form: everything is required (R5.2). */
export const orderForm = z.object({
  full_name: line,
  phone: numericPhone,
  email,
  company_name: line,
  country: line,
  message,
})
