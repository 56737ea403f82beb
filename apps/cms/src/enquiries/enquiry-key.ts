import { z } from 'zod'

/** The `Idempotency-Key` header: a UUID that the browser made. */
export const enquiryKey = z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), z.guid({ error: 'Idempotency-Key must be a UUID' }))
