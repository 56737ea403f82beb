import type { Basket } from '../basket/basket.ts'
import type { TextKey } from '@vitrine/locales/text-key'
import type { SubmitError } from './submit-error.ts'

/** The short form: at the foot of pages, on the home page and on the contact page (R2.35, R2.39). */
export type ContactFormName = 'footer' | 'home' | 'contact'

/** The forms: the order in the basket dialog, the contact popup, and the short ones (R2.33 to R2.35, R5.9). */
export type FormName = 'order' | 'popup' | ContactFormName

/** Fields are named as the payloads name them (R3.16, R3.17). */
export type FieldName = 'full_name' | 'phone' | 'email' | 'company_name' | 'country' | 'message' | 'contact_message'

export type ErrorKey = Extract<TextKey, `formField.errors.${string}`>
export type FieldErrors = Partial<Record<FieldName, ErrorKey>>
export type FieldValues = Partial<Record<FieldName, string>>

/** What came of a form that was posted without script. */
export type PostedFormResult = {
  form: FormName
  sent: boolean
  submitError: SubmitError | null
  errors: FieldErrors
  values: FieldValues
  /** The basket of an order that was not sent. */
  basket?: Basket
}

const allFields = ['full_name', 'company_name', 'phone', 'email', 'country', 'message'] as const satisfies FieldName[]

const contactFields = ['full_name', 'phone', 'email', 'contact_message'] as const satisfies FieldName[]

export const fieldsOf: Record<FormName, readonly FieldName[]> = {
  order: allFields,
  popup: allFields,
  footer: contactFields,
  home: contactFields,
  contact: contactFields,
}

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(fieldsOf, name)
}

type FieldAttributes = { label: TextKey; type?: 'tel' | 'email'; autoComplete?: string; long?: true }

export const fieldAttributes: Record<FieldName, FieldAttributes> = {
  full_name: { label: 'formField.fullName', autoComplete: 'name' },
  phone: { label: 'formField.phone', type: 'tel', autoComplete: 'tel' },
  email: { label: 'formField.email', type: 'email', autoComplete: 'email' },
  company_name: { label: 'formField.company', autoComplete: 'organization' },
  country: { label: 'formField.country', autoComplete: 'country-name' },
  message: { label: 'formField.message', long: true },
  contact_message: { label: 'formField.message', long: true },
}

/** The values of a form's fields; empty where a field is missing. */
export function readValues(form: FormName, data: FormData): FieldValues {
  return Object.fromEntries(
    fieldsOf[form].map((name) => {
      const value = data.get(name)
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}
