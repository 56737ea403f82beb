import { z } from 'zod'

/** The most elements that a page of a list has. */
export const MAX_LIMIT = 100

/** Far beyond the last page of any list, and small enough to multiply by the limit. */
const MAX_PAGE = 1_000_000

/** A list in pages: an extension. Without either, and from a backend that does not know them, the answer is the whole list. */
export const paging = z.object({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).optional().describe('the page, from 1'),
  limit: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_LIMIT)
    .optional()
    .describe('how many elements a page has; 0 asks only how many there are in all'),
})

export type Paging = z.infer<typeof paging>
