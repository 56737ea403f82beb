import { z } from 'zod'

const NAME = 'Idempotency-Key'

/** The header that names an enquiry: a UUID that the browser made. In an object, so that a wrong one is told by its name. */
export const enquiryHeaders = z.object({ [NAME]: z.guid({ error: 'give a UUID' }) })

/** What a request says of its key, in one spelling; undefined where it says nothing. */
export function idempotencyKeyOf(headers: Headers): { [NAME]: string } | undefined {
  const given = headers.get(NAME)
  return given === null ? undefined : { [NAME]: given.trim().toLowerCase() }
}
