import { productConditions } from '@vitrine/contract/shapes/submission'
import { MAX_SERIAL_LENGTH } from '@vitrine/contract/submission-limits'
import * as z from 'zod/mini'
import { email, line, message, numericPhone } from '../../shared/enquiries/field-rules.ts'
import type { ErrorKey } from '../../shared/enquiries/form-fields.ts'
import { HONEYPOT_FIELD } from '../../shared/enquiries/form-metadata.ts'

const REQUIRE: ErrorKey = 'formField.errors.require'
const TOO_LONG: ErrorKey = 'formField.errors.tooLong'

/** The form of a service request, by the rules of the other forms. Who has no label can leave out the serial number. */
export const serviceForm = z.object({
  product_name: line,
  serial_number: z.string().check(z.trim(), z.maxLength(MAX_SERIAL_LENGTH, TOO_LONG)),
  condition: z.enum(productConditions, REQUIRE),
  message,
  full_name: line,
  phone: numericPhone,
  email,
})

export const serviceFields = [
  'product_name',
  'serial_number',
  'condition',
  'message',
  'full_name',
  'phone',
  'email',
] as const
export type ServiceField = (typeof serviceFields)[number]
export type ServiceValues = Record<ServiceField, string>
export type ServiceErrors = Partial<Record<ServiceField, ErrorKey>>

/** What stands in the form: what was typed, and beside it what the page of a serial number said. */
export type Filled = {
  values: ServiceValues
  /** The machine is known by its serial number, and not asked for. */
  isKnown: boolean
  /** Of a known machine the slug of its product, or ''. */
  product: string
}

/** A form that was posted. `form` says which showing of it, so that it counts once. */
export type PostedService = Filled & { form: string; language: string; isTrapped: boolean }

export const emptyValues = Object.fromEntries(serviceFields.map((name) => [name, ''])) as ServiceValues

/** Reads posted fields, whichever came. */
export function toPostedService(fields: Readonly<Record<string, string>>): PostedService {
  // A browser counts a line end as one character (`maxlength`), and sends two.
  const read = (name: string) => (fields[name] ?? '').replaceAll('\r\n', '\n')
  return {
    values: Object.fromEntries(serviceFields.map((name) => [name, read(name)])) as ServiceValues,
    isKnown: fields.known === '1',
    product: read('product'),
    form: read('form').slice(0, 100),
    language: read('language'),
    isTrapped: read(HONEYPOT_FIELD) !== '',
  }
}
