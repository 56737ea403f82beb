import { z } from 'zod'

const NAME = 'Idempotency-Key'

/** The header that names an enquiry: a UUID that the browser made. In an object, so that an error names the header. */
export const enquiryHeaders = z.object({ [NAME]: z.guid({ error: 'give a UUID' }) })

/** The key of a request, in lower case; undefined where there is none. */
export function idempotencyKeyOf(headers: Headers): { [NAME]: string } | undefined {
  const value = headers.get(NAME)
  return value === null ? undefined : { [NAME]: value.trim().toLowerCase() }
}
