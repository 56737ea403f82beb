import type { ContactMe, OrderRequest } from '@vitrine/contract/shapes/submission'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { FormMetadata } from './form-metadata.ts'

/** What the contract's two calls for enquiries take. */
export type EnquiryPayload = { kind: 'order'; payload: OrderRequest } | { kind: 'contact'; payload: ContactMe }

/** A checked form on its way to the site, under the id that makes every repetition of it the same enquiry. */
export type Submission = EnquiryPayload & {
  id: string
  language: LanguageCode
  metadata?: FormMetadata
  /** How many files go with it. */
  files?: number
}
