import { z } from 'zod'
import { languageCode } from './text.ts'

/** Further entries are left out. */
export const MAX_REPORT_ENTRIES = 100
export const MAX_REPORTED_PATH_LENGTH = 300
export const MAX_REPORTED_QUERY_LENGTH = 60

const count = z.number().int().min(1).max(1_000_000)

/** What visitors asked for and did not find, counted, without anything about who asked. */
export const notFoundReport = z.strictObject({
  pages: z
    .array(z.object({ path: z.string().min(1).max(MAX_REPORTED_PATH_LENGTH), count }))
    .max(MAX_REPORT_ENTRIES)
    .describe('addresses without a page, without query'),
  searches: z
    .array(
      z.object({
        query: z.string().min(1).max(MAX_REPORTED_QUERY_LENGTH),
        language: languageCode,
        kind: z.enum(['all', 'products', 'posts', 'turnkeys']),
        count,
      }),
    )
    .max(MAX_REPORT_ENTRIES)
    .describe('searches without a result'),
})

export const notFoundRecorded = z.object({ kept: z.number().int().describe('how many entries were stored') })

export type NotFoundReport = z.infer<typeof notFoundReport>
export type SearchWithoutResults = NotFoundReport['searches'][number]
