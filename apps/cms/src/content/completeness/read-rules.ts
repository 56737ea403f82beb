import type { Payload, PayloadRequest } from 'payload'
import type { RequiredFields } from './required-fields.ts'

/** The rules as editors have set them; a kind that has none needs all of its texts. */
export async function readRules(payload: Payload, req?: Partial<PayloadRequest>): Promise<RequiredFields> {
  const found = await payload.db.findGlobal({ slug: 'translation-rules', req })
  return ((found as { required?: unknown }).required ?? {}) as RequiredFields
}
